import { z } from 'zod/mini';
import { sharedStorage } from '../testing/two-tabs';
import { onStorageTrouble, type StorageTrouble } from './storage-trouble';
import { openArea, type AreaOptions } from './stored-area';

interface Basket {
  readonly fruit: readonly string[];
}

const EMPTY: Basket = { fruit: [] };
const options: AreaOptions<Basket> = {
  key: 'basket',
  version: 2,
  empty: EMPTY,
  schema: z.object({ fruit: z.array(z.string()) }),
};

let troubles: StorageTrouble[];
let stop: () => void;
beforeEach(() => {
  troubles = [];
  stop = onStorageTrouble((trouble) => troubles.push(trouble));
});
afterEach(() => stop());

const stored = (data: unknown, v: unknown = 2) => JSON.stringify({ v, data });

function open(raw?: string, given: Partial<AreaOptions<Basket>> = {}) {
  const shared = sharedStorage();
  if (raw !== undefined) shared.values.set('sf:basket', raw);
  const area = openArea({ ...options, ...given }, shared.openTab());
  const aside = (): unknown => JSON.parse(shared.values.get('sf:basket:set-aside') ?? 'null');
  return { shared, area, aside };
}

describe('[CT-10a] [CT-10c] a stored area', () => {
  it('begins empty and keeps what is written under its key and version', () => {
    const { shared, area } = open();
    expect(area.current()).toBe(EMPTY);
    area.update(() => ({ fruit: ['pear'] }));
    expect(JSON.parse(shared.values.get('sf:basket') ?? '')).toEqual({ v: 2, data: { fruit: ['pear'] } });
    expect(openArea(options, shared.openTab()).current()).toEqual({ fruit: ['pear'] });
    expect(troubles).toEqual([]);
  });

  it('removes its key when it is empty again', () => {
    const { shared, area } = open(stored({ fruit: ['pear'] }));
    area.update(() => EMPTY);
    expect(shared.values.has('sf:basket')).toBe(false);
  });

  it.each([
    ['no JSON', '{"v":2,', 'corrupt'],
    ['no envelope', '["pear"]', 'corrupt'],
    ['an envelope without a version', JSON.stringify({ data: { fruit: [] } }), 'corrupt'],
    ['a version that is no number', stored({ fruit: [] }, '2'), 'corrupt'],
    ['data of another shape', stored({ fruit: [1] }), 'corrupt'],
    ['null', 'null', 'corrupt'],
    ['an older version that nobody migrates', stored({ fruit: [] }, 1), 'older'],
    ['a newer version', stored({ fruit: ['pear'], crates: 2 }, 3), 'newer'],
  ])('sets %s aside, says so once, and begins empty', (_what, raw, kind) => {
    const { shared, area, aside } = open(raw);
    expect(area.current()).toBe(EMPTY);
    expect(troubles).toEqual([{ area: 'basket', kind }]);
    expect(aside()).toEqual([
      { kind, value: raw.startsWith('{"v":2,') && kind === 'corrupt' && !raw.endsWith('}') ? raw : JSON.parse(raw) },
    ]);
    // The next visit does not report it again.
    troubles.length = 0;
    openArea(options, shared.openTab());
    expect(troubles).toEqual([]);
  });

  it('keeps the last three values that were set aside', () => {
    const { shared, aside } = open(stored({ fruit: 1 }));
    for (const fruit of [2, 3, 4]) {
      shared.values.set('sf:basket', stored({ fruit }));
      openArea(options, shared.openTab());
    }
    expect((aside() as { value: { data: { fruit: number } } }[]).map(({ value }) => value.data.fruit)).toEqual([
      4, 3, 2,
    ]);
  });

  it('works even when the list of values set aside is broken', () => {
    const shared = sharedStorage();
    shared.values.set('sf:basket', 'x');
    shared.values.set('sf:basket:set-aside', '{');
    expect(openArea(options, shared.openTab()).current()).toBe(EMPTY);
    expect(JSON.parse(shared.values.get('sf:basket:set-aside') ?? '')).toEqual([{ kind: 'corrupt', value: 'x' }]);
  });

  it('migrates an older version and writes it back in the new form', () => {
    const { shared, area } = open(stored('pear,plum', 1), {
      migrate: (data, version) => (version === 1 ? { fruit: String(data).split(',') } : null),
    });
    expect(area.current()).toEqual({ fruit: ['pear', 'plum'] });
    expect(JSON.parse(shared.values.get('sf:basket') ?? '')).toEqual({ v: 2, data: { fruit: ['pear', 'plum'] } });
    expect(troubles).toEqual([]);
  });

  it('sets aside what a migration cannot convert', () => {
    const { area } = open(stored(7, 1), { migrate: (data) => ({ fruit: data }) });
    expect(area.current()).toBe(EMPTY);
    expect(troubles).toEqual([{ area: 'basket', kind: 'older' }]);
  });

  it('keeps the good part of a broken value and sets aside the rest', () => {
    const salvage = (data: unknown) => {
      const fruit = (data as { fruit: unknown[] }).fruit;
      return {
        kept: { fruit: fruit.filter((one): one is string => typeof one === 'string') },
        lost: fruit.filter((one) => typeof one !== 'string'),
      };
    };
    const { shared, area, aside } = open(stored({ fruit: ['pear', 7] }), { salvage });
    expect(area.current()).toEqual({ fruit: ['pear'] });
    expect(aside()).toEqual([{ kind: 'corrupt', value: [7] }]);
    expect(JSON.parse(shared.values.get('sf:basket') ?? '')).toMatchObject({ data: { fruit: ['pear'] } });
  });

  it('lives in memory while storage is full, says so once, and saves again when there is room', () => {
    const shared = sharedStorage();
    const tab = shared.openTab();
    const area = openArea(options, tab);
    tab.down = true;
    area.update(() => ({ fruit: ['pear'] }));
    area.update(({ fruit }) => ({ fruit: [...fruit, 'plum'] }));
    expect(area.current()).toEqual({ fruit: ['pear', 'plum'] });
    expect(troubles).toEqual([{ area: 'basket', kind: 'not-saved' }]);
    tab.down = false;
    area.update(({ fruit }) => ({ fruit: [...fruit, 'fig'] }));
    expect(JSON.parse(shared.values.get('sf:basket') ?? '')).toMatchObject({
      data: { fruit: ['pear', 'plum', 'fig'] },
    });
  });

  it('lives in memory when storage is missing or forbidden', () => {
    const without = openArea(options, { storage: null, onChange: () => undefined });
    without.update(() => ({ fruit: ['pear'] }));
    expect(without.current()).toEqual({ fruit: ['pear'] });
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const forbidden = openArea(options, {
      storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
      onChange: () => undefined,
    });
    forbidden.update(() => ({ fruit: ['plum'] }));
    expect(forbidden.current()).toEqual({ fruit: ['plum'] });
  });
});

describe('[CT-10a] [CT-10b] a stored area in two tabs', () => {
  function twoTabs(given: Partial<AreaOptions<Basket>> = {}) {
    const shared = sharedStorage();
    const areas = [shared.openTab(), shared.openTab()].map((tab) => openArea({ ...options, ...given }, tab));
    const [here, there] = areas as [(typeof areas)[0], (typeof areas)[0]];
    return { shared, here, there };
  }

  it('follows what the other tab writes', () => {
    const { shared, here, there } = twoTabs();
    const seen: Basket[] = [];
    there.subscribe((value) => seen.push(value));
    here.update(() => ({ fruit: ['pear'] }));
    shared.deliver();
    expect(there.current()).toEqual({ fruit: ['pear'] });
    expect(seen).toEqual([{ fruit: ['pear'] }]);
  });

  it('changes what is stored, not what it last read', () => {
    const { here, there } = twoTabs();
    here.update(() => ({ fruit: ['pear'] }));
    there.update(({ fruit }) => ({ fruit: [...fruit, 'plum'] }));
    expect(there.current()).toEqual({ fruit: ['pear', 'plum'] });
  });

  it('becomes empty when the other tab empties it', () => {
    const { shared, here, there } = twoTabs();
    here.update(() => ({ fruit: ['pear'] }));
    shared.deliver();
    here.update(() => EMPTY);
    shared.deliver();
    expect(there.current()).toEqual(EMPTY);
  });

  it('restores what a write at the same time lost, when it has a merge', () => {
    const merge = (a: Basket, b: Basket): Basket => ({ fruit: [...new Set([...a.fruit, ...b.fruit])].sort() });
    const { shared, here, there } = twoTabs({ merge });
    here.update(() => ({ fruit: ['pear'] }));
    // The other process read before this write and writes after it.
    shared.values.delete('sf:basket');
    there.update(() => ({ fruit: ['plum'] }));
    shared.deliver();
    expect([here.current(), there.current()]).toEqual([{ fruit: ['pear', 'plum'] }, { fruit: ['pear', 'plum'] }]);
    expect(JSON.parse(shared.values.get('sf:basket') ?? '')).toMatchObject({ data: { fruit: ['pear', 'plum'] } });
  });

  it('keeps its value when the storage is cleared, when it has a merge', () => {
    const { shared, here } = twoTabs({ merge: (a, b) => ({ fruit: [...new Set([...a.fruit, ...b.fruit])].sort() }) });
    here.update(() => ({ fruit: ['pear'] }));
    shared.values.clear();
    expect(here.update(({ fruit }) => ({ fruit: [...fruit, 'plum'] }))).toEqual({ fruit: ['pear', 'plum'] });
  });
});
