import { emptyRegistrant } from '@storefront/shared/registrant';
import { divideDomains, freeId, nextOtherId, withOther, withoutGone } from './divide-domains';
import { MAIN } from './registrant-draft';

const other = (id: string, ...domains: string[]) => ({ id, domains, values: emptyRegistrant });
const toPairs = (divided: ReturnType<typeof divideDomains>) => divided.map(({ id, domains }) => [id, ...domains]);

describe('the domains of a cart with several registrants', () => {
  test('[RG-11a] each have one registrant: the one that was chosen for them, else the main one', () => {
    const others = [other('2', 'b.com', 'd.us'), other('3', 'c.eu')];
    expect(toPairs(divideDomains(['a.com', 'b.com', 'c.eu', 'd.us'], null, others))).toEqual([
      [MAIN, 'a.com'],
      ['2', 'b.com', 'd.us'],
      ['3', 'c.eu'],
    ]);
    expect(toPairs(divideDomains(['b.com', 'c.eu'], null, others))).toEqual([
      ['2', 'b.com'],
      ['3', 'c.eu'],
    ]);
    // Two tabs gave the domain to different ones.
    expect(toPairs(divideDomains(['a.com'], null, [other('2', 'a.com'), other('3', 'a.com')]))).toEqual([
      ['2', 'a.com'],
    ]);
  });

  test('[RG-11e] lose their assignment with the domain, and a registrant goes with its last one; one without domains so far stays', () => {
    expect(withoutGone([other('2', 'b.com', 'c.eu'), other('3', 'd.us'), other('4')], ['a.com', 'b.com'])).toEqual([
      other('2', 'b.com'),
      other('4'),
    ]);
  });

  test('are added under a free id, or go on where one was begun, and change one at a time', () => {
    expect([
      nextOtherId([]),
      nextOtherId([other('2', 'a.com')]),
      nextOtherId([other('2'), other('3', 'a.com')]),
    ]).toEqual(['2', '3', '2']);
    expect(freeId([other('7'), other('2')])).toBe('8');
    const added = withOther([other('2', 'a.com')], '3', { domains: ['b.com'] });
    expect(added).toEqual([other('2', 'a.com'), other('3', 'b.com')]);
    expect(withOther(added, '2', { domains: [] })).toEqual([other('2'), other('3', 'b.com')]);
  });
});
