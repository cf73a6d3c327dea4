import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { cartItem } from '../testing/fixtures';
import { sharedStorage } from '../testing/two-tabs';
import { onStorageTrouble, type StorageTrouble } from '../store';
import { openArea } from '../store/stored-area';
import { getLines, type CartState } from './cart-state';
import { changeState } from './cart-writes';
import { cartArea } from './stored-cart';

let troubles: StorageTrouble[];
let stop: () => void;
beforeEach(() => {
  troubles = [];
  stop = onStorageTrouble((trouble) => troubles.push(trouble));
});
afterEach(() => stop());

function open(raw: string) {
  const shared = sharedStorage();
  shared.values.set('sf:cart', raw);
  const area = openArea<CartState>(cartArea, shared.openTab());
  return {
    area,
    shared,
    aside: JSON.parse(shared.values.get('sf:cart:set-aside') ?? '[]') as { kind: string; value: unknown }[],
  };
}

const fixture = (name: string) => readFileSync(path.join(__dirname, 'fixtures', name), 'utf8');
const envelope = (entries: unknown) => JSON.stringify({ v: 1, data: { entries } });
const good = { at: 5, by: 'k3v9q0z1', since: 4, item: cartItem({ domain: 'quill.page' }) };

describe('[CT-10a] [CT-10c] the stored cart', () => {
  it('is read whole when it is of version 1', () => {
    const { area } = open(fixture('cart-v1.json'));
    expect(troubles).toEqual([]);
    expect(getLines(area.current()).map(({ type, domain, period }) => [type, domain, period])).toEqual([
      ['new', 'brindlewharf.com', 2],
      ['renew', 'quill.page', 1],
      ['transfer', 'rookery.app', 1],
    ]);
    expect(Object.keys(area.current().entries)).toContain('tannery-lane.com');
  });

  it('keeps fields of a later build', () => {
    const { area, shared } = open(envelope({ 'quill.page': { ...good, item: { ...good.item, gift_note: 'x' } } }));
    area.update((state) => ({ entries: { ...state.entries } }));
    expect(shared.values.get('sf:cart')).toContain('"gift_note":"x"');
    expect(troubles).toEqual([]);
  });

  it.each([
    ['a negative price', { ...good, item: { ...good.item, cost: -1 } }],
    ['a price that is no integer', { ...good, item: { ...good.item, price: 12.9 } }],
    ['a period of 11', { ...good, item: { ...good.item, period: 11 } }],
    ['a period of 0', { ...good, item: { ...good.item, period: 0 } }],
    ['another name than its key', { ...good, item: { ...good.item, domain: 'other.page' } }],
    ['an unknown type', { ...good, item: { ...good.item, type: 'gift' } }],
    ['a quantity of 0', { ...good, item: { ...good.item, quantity: 0 } }],
    ['no time', { item: good.item }],
    ['no tab', { at: 5, since: 4, item: good.item }],
    ['a time that would end all order', { ...good, at: Number.MAX_SAFE_INTEGER }],
    ['null', null],
  ])('sets aside a line with %s and keeps the others', (_what, broken) => {
    const { area, aside } = open(
      envelope({ 'quill.page': broken, 'rookery.app': { ...good, item: cartItem({ domain: 'rookery.app' }) } }),
    );
    expect(getLines(area.current()).map(({ domain }) => domain)).toEqual(['rookery.app']);
    expect(aside).toEqual([
      { kind: 'corrupt', value: { 'quill.page': JSON.parse(JSON.stringify(broken)) as unknown } },
    ]);
    expect(troubles).toEqual([{ area: 'cart', kind: 'corrupt' }]);
  });

  it.each([
    ['a cart from the future', JSON.stringify({ v: 2, data: { baskets: [] } }), 'newer'],
    ['an older cart', JSON.stringify({ v: 0, data: [] }), 'older'],
    ['a cart of no version', JSON.stringify({ 'quill.page': good.item }), 'corrupt'],
    ['no JSON', 'undefined', 'corrupt'],
    ['a list of entries', envelope([]), 'corrupt'],
    ['no entries', JSON.stringify({ v: 1, data: {} }), 'corrupt'],
  ])('sets %s aside and begins empty', (_what, raw, kind) => {
    const { area, aside } = open(raw);
    expect(getLines(area.current())).toEqual([]);
    expect(aside.map((one) => one.kind)).toEqual([kind]);
    expect(troubles).toEqual([{ area: 'cart', kind }]);
  });

  it('either loads as a valid cart or is set aside, and never throws, whatever is edited in its JSON', () => {
    const original = JSON.parse(fixture('cart-v1.json')) as object;
    const places: (string | number)[][] = [];
    const walk = (value: unknown, at: (string | number)[]): void => {
      places.push(at);
      if (typeof value === 'object' && value !== null)
        for (const [key, part] of Object.entries(value)) walk(part, [...at, key]);
    };
    walk(original, []);
    const edit = fc.record({
      place: fc.constantFrom(...places.slice(1)),
      value: fc.oneof(
        fc.jsonValue(),
        fc.constantFrom<unknown>(-1, 1e308, '', null, [], {}, true, '__proto__', undefined),
      ),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), fc.boolean(), fc.nat(), (edits, cut, length) => {
        const copy = structuredClone(original);
        for (const { place, value } of edits) {
          const holder = place
            .slice(0, -1)
            .reduce<unknown>(
              (part, key) =>
                typeof part === 'object' && part !== null ? (part as Record<string, unknown>)[key] : undefined,
              copy,
            );
          if (typeof holder === 'object' && holder !== null) {
            // A copy: a later edit may change what an earlier one inserted, and the value is reused.
            (holder as Record<string, unknown>)[place.at(-1) ?? ''] =
              value === undefined ? value : structuredClone(value);
          }
        }
        const text = JSON.stringify(copy);
        const raw = cut ? text.slice(0, length % text.length) : text;
        troubles.length = 0;
        const { area, shared, aside } = open(raw);
        expect(cartArea.schema.safeParse(area.current()).success).toBe(true);
        if (troubles.length > 0) expect(aside.length).toBeGreaterThan(0);
        // The next visit finds valid data.
        troubles.length = 0;
        const again = openArea<CartState>(cartArea, shared.openTab());
        expect(troubles).toEqual([]);
        expect(getLines(again.current())).toEqual(getLines(area.current()));
      }),
      { numRuns: 1000 },
    );
  });

  it('[C6] never loses a line, whatever is stored and however the storage behaves, and says what it cannot save', () => {
    const entry = fc.record({
      at: fc.integer({ min: 0, max: 9 }),
      by: fc.constantFrom('a', 'b'),
      since: fc.nat(9),
      gone: fc.boolean(),
    });
    const names = fc.uniqueArray(fc.constantFrom('quill.page', 'rookery.app', 'brindlewharf.com', 'tannery-lane.com'), {
      minLength: 1,
    });
    const broken = fc.oneof(fc.jsonValue(), fc.string(), fc.constantFrom<unknown>(null, [], {}, 1e308, undefined));
    const stored = fc.oneof(
      fc
        .tuple(
          names,
          fc.array(entry, { minLength: 4, maxLength: 4 }),
          fc.option(fc.tuple(fc.nat(3), broken)),
          fc.constantFrom(0, 1, 1, 1, 2),
        )
        .map(([domains, entries, spoilt, v]) => {
          const all = domains.map((domain, index) => {
            const { gone = false, ...stamps } = entries[index] ?? { at: 0, by: 'a', since: 0 };
            const whole: unknown = { ...stamps, item: gone ? null : cartItem({ domain }) };
            return [domain, spoilt?.[0] === index ? spoilt[1] : whole];
          });
          return JSON.stringify({ v, data: { entries: Object.fromEntries(all) as unknown } });
        }),
      fc.jsonValue().map((value) => JSON.stringify({ v: 1, data: value })),
      fc.string(),
    );
    const behaviour = fc.constantFrom('well', 'full', 'forbidden', 'absent', 'cleared');
    fc.assert(
      fc.property(stored, behaviour, (raw, how) => {
        troubles.length = 0;
        const shared = sharedStorage();
        shared.values.set('sf:cart', raw);
        const host = shared.openTab();
        const refuse = (): never => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        if (how === 'full') host.down = true;
        const storage =
          how === 'absent'
            ? null
            : how === 'forbidden'
              ? { getItem: refuse, setItem: refuse, removeItem: refuse }
              : host.storage;
        const area = openArea<CartState>(cartArea, { ...host, storage });
        const before = getLines(area.current()).map(({ domain }) => domain);

        if (how === 'cleared') {
          shared.values.clear();
          shared.openTab().storage?.setItem('other', 'x');
          shared.deliver();
        }
        area.update((state) =>
          changeState(state, ['added.page'], () => cartItem({ domain: 'added.page' }), { now: 100, by: 'me' }),
        );
        const lines = getLines(area.current()).map(({ domain }) => domain);
        // Every line of the cart stays, and the added one is present.
        expect(new Set(lines)).toEqual(new Set([...before, 'added.page']));
        expect(cartArea.schema.safeParse(area.current()).success).toBe(true);

        if (how === 'full' || how === 'forbidden' || how === 'absent')
          expect(troubles.filter(({ kind }) => kind === 'not-saved')).toHaveLength(1);
        else
          expect(
            getLines(openArea<CartState>(cartArea, shared.openTab()).current())
              .map(({ domain }) => domain)
              .sort(),
          ).toEqual([...lines].sort());
        if (how !== 'well') return;
        // Every completely stored line is in the cart, or set aside with the unreadable data.
        const kept = JSON.stringify(area.current()) + (shared.values.get('sf:cart:set-aside') ?? '');
        for (const domain of ['quill.page', 'rookery.app', 'brindlewharf.com', 'tannery-lane.com'])
          if (raw.includes(`"domain":"${domain}"`)) expect(kept).toContain(domain);
      }),
      { numRuns: 1000 },
    );
  });
});
