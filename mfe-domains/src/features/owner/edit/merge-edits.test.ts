import type { Contact } from '@storefront/shared/contract';
import { toContact } from '@storefront/shared/registrant';
import { contact } from '@storefront/shared/testing';
import fc from 'fast-check';
import type { ReadContact } from '../read-contact';
import { mergeEdits, toFormValues } from './merge-edits';

const KEY = 'us';
const FIELDS = ['first_name', 'last_name', 'email', 'phone', 'address1', 'address2', 'city'] as const;
const words = fc.constantFrom('Ada', 'Bo', 'Cy');
const phones = fc.constantFrom('+1.2125550101', '+47.22000001x7', '+1.2125550103');
const details = fc.record({
  fields: fc.record(Object.fromEntries(FIELDS.map((field) => [field, field === 'phone' ? phones : words]))),
  answers: fc.record({ app_purpose: words, category: words }),
});
const toRead = ({ fields, answers }: { fields: Partial<Contact>; answers: Record<string, string> }): ReadContact => ({
  contact: contact(fields),
  answers,
  version: 'v',
});

describe('[DM-04i] merging edits into details changed elsewhere', () => {
  it('keeps edited fields as typed, and takes the current value of all others', () => {
    fc.assert(
      fc.property(details, details, details, (was, typed, is) => {
        const [read, mine, present] = [was, typed, is].map(toRead) as [ReadContact, ReadContact, ReadContact];
        const merged = mergeEdits(read, toFormValues(mine, KEY), present, KEY);
        const saved = toContact(merged.values);
        for (const field of FIELDS) {
          const isTyped = mine.contact[field] !== read.contact[field];
          expect(saved[field]).toBe((isTyped ? mine : present).contact[field]);
          expect(merged.taken.includes(field)).toBe(!isTyped && present.contact[field] !== read.contact[field]);
          expect(merged.clashing.includes(field)).toBe(
            isTyped && present.contact[field] !== read.contact[field] && present.contact[field] !== mine.contact[field],
          );
        }
        for (const name of ['app_purpose', 'category'])
          expect(merged.values.answers[KEY]?.[name]).toBe(
            (mine.answers[name] === read.answers[name] ? present : mine).answers[name],
          );
      }),
    );
  });

  it('keeps a typed identity number, which is never shown', () => {
    const read = toRead({ fields: {}, answers: {} });
    const typed = { ...toFormValues(read, 'se'), answers: { se: { identity_number: '850101-1234' } } };
    expect(mergeEdits(read, typed, read, 'se').values.answers).toEqual({ se: { identity_number: '850101-1234' } });
  });
});
