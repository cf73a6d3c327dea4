import fc from 'fast-check';
import type { AddOnService } from '../contract/price';
import { assertMinor } from '../domain/money';
import { cartItem } from '../testing/fixtures';
import { sharedStorage, type SharedStorage } from '../testing/two-tabs';
import { openArea, type StoredArea } from '../store/stored-area';
import { withAddOn, withPeriod, withoutAddOn, withoutOne } from './cart-rules';
import { EMPTY_CART, getLines, type CartState } from './cart-state';
import { changeState, putAway, type LineChange, type WriteKind } from './cart-writes';
import { cartArea } from './stored-cart';

const NAMES = ['brindlewharf.com', 'quill.page', 'rookery.app'] as const;

/** What a shopper expects in the cart. */
interface Line {
  period: number;
  privacy: boolean;
  mailboxes: number;
}
type Model = Map<string, Line>;

interface Real {
  readonly shared: SharedStorage;
  readonly hosts: ReturnType<SharedStorage['openTab']>[];
  tabs: StoredArea<CartState>[];
  clock: number;
}

function seen(area: StoredArea<CartState>): Record<string, Line> {
  return Object.fromEntries(
    getLines(area.current()).map(({ domain, period, privacy, sub_products }) => {
      const mail = sub_products.find(({ type }) => type === 'email_forwarding');
      return [domain, { period, privacy, mailboxes: mail?.is_selected ? mail.quantity : 0 }];
    }),
  );
}

function change(real: Real, tab: number, domains: readonly string[], rule: LineChange, write?: WriteKind): void {
  real.tabs[tab]?.update((state) => changeState(state, domains, rule, { now: real.clock, by: `tab${tab}` }, write));
}

/** One action of a shopper in one of the tabs, and its expected effect. */
class Step implements fc.Command<Model, Real> {
  constructor(
    readonly words: string,
    readonly tab: number,
    readonly act: (real: Real, tab: number) => void,
    readonly expectation: (model: Model) => void,
  ) {}
  check = () => true;
  run(model: Model, real: Real): void {
    this.act(real, this.tab);
    this.expectation(model);
    const area = real.tabs[this.tab];
    if (area) expect(seen(area)).toEqual(Object.fromEntries(model));
  }
  toString = () => `tab ${this.tab}: ${this.words}`;
}

const add = (tab: number, name: string) =>
  new Step(
    `add ${name}`,
    tab,
    (real) => change(real, tab, [name], (line) => line ?? cartItem({ domain: name })),
    (model) => void (model.has(name) || model.set(name, { period: 1, privacy: false, mailboxes: 0 })),
  );
const remove = (tab: number, name: string) =>
  new Step(
    `remove ${name}`,
    tab,
    (real) => change(real, tab, [name], (line) => line && withoutOne(line)),
    (model) => void model.delete(name),
  );
const reset = (tab: number) =>
  new Step(
    'reset',
    tab,
    (real) => change(real, tab, NAMES, () => null),
    (model) => model.clear(),
  );
const period = (tab: number, name: string, years: number) =>
  new Step(
    `${years} years of ${name}`,
    tab,
    (real) => change(real, tab, [name], (line) => line && withPeriod(line, years)),
    (model) => {
      const line = model.get(name);
      if (line) line.period = Math.min(Math.max(years, 1), 10);
    },
  );
const choose = (tab: number, name: string, service: AddOnService, on: boolean) =>
  new Step(
    `${on ? 'choose' : 'take back'} ${service} of ${name}`,
    tab,
    (real) => change(real, tab, [name], (line) => line && (on ? withAddOn : withoutAddOn)(line, service)),
    (model) => {
      const line = model.get(name);
      if (!line) return;
      if (service === 'contact_privacy') line.privacy = on;
      if (service === 'email_forwarding') line.mailboxes = Math.min(Math.max(line.mailboxes + (on ? 1 : -1), 0), 48);
    },
  );
/** A price response arrives; the shopper's choices stay. */
const price = (tab: number, name: string, cost: number) =>
  new Step(
    `${name} costs ${cost}`,
    tab,
    (real) => change(real, tab, [name], (line) => line && { ...line, cost: assertMinor(cost) }, 'price'),
    () => undefined,
  );
const reload = (tab: number) =>
  new Step(
    'reload',
    tab,
    (real) => {
      const host = real.hosts[tab];
      if (host) real.tabs[tab] = openArea<CartState>(cartArea, host);
    },
    () => undefined,
  );
const hear = (tab: number) =>
  new Step(
    'hears of the other',
    tab,
    (real) => real.shared.deliver(tab),
    () => undefined,
  );
const clock = (tab: number, by: number) =>
  new Step(
    `clock moves by ${by}`,
    tab,
    (real) => void (real.clock += by),
    () => undefined,
  );

const tab = fc.constantFrom(0, 1);
const name = fc.constantFrom(...NAMES);

// A tab shows other tabs' writes only after their events, so a step checks only the acting tab, which writes on top of the stored value.
// Tabs that only receive, reload or wait are checked once all events are delivered.
const acting = [
  fc.tuple(tab, name).map(([t, n]) => add(t, n)),
  fc.tuple(tab, name).map(([t, n]) => remove(t, n)),
  tab.map(reset),
  fc.tuple(tab, name, fc.integer({ min: -2, max: 14 })).map(([t, n, years]) => period(t, n, years)),
  fc
    .tuple(tab, name, fc.constantFrom<AddOnService>('contact_privacy', 'email_forwarding'), fc.boolean())
    .map(([t, n, service, on]) => choose(t, n, service, on)),
  fc.tuple(tab, name, fc.integer({ min: 1, max: 9 })).map(([t, n, cost]) => price(t, n, cost)),
  tab.map(reload),
];

class Quiet extends Step {
  override run(_model: Model, real: Real): void {
    this.act(real, this.tab);
  }
}
const quiet = (step: Step) => new Quiet(step.words, step.tab, step.act, step.expectation);
const passing = [
  tab.map((t) => quiet(hear(t))),
  fc.tuple(tab, fc.integer({ min: -5, max: 5 })).map(([t, by]) => quiet(clock(t, by))),
];

function begin(): Real {
  const shared = sharedStorage();
  const hosts = [shared.openTab(), shared.openTab()];
  return { shared, hosts, tabs: hosts.map((host) => openArea<CartState>(cartArea, host)), clock: 1000 };
}

describe('[CT-10b] one cart in two tabs', () => {
  it('behaves as one shopper expects, whichever tab is used', () => {
    fc.assert(
      fc.property(fc.commands([...acting, ...passing], { maxCommands: 60 }), (steps) => {
        const real = begin();
        const model: Model = new Map();
        fc.modelRun(() => ({ model, real }), steps);
        real.shared.deliver();
        for (const area of real.tabs) expect(seen(area)).toEqual(Object.fromEntries(model));
      }),
      { numRuns: 1000 },
    );
  });

  it('ends up the same in both when writes cross, and loses no domain that only one of them touched', () => {
    const doing = fc.record({
      who: tab,
      name,
      what: fc.constantFrom('add', 'remove', 'longer'),
      stale: fc.boolean(),
      at: fc.integer({ min: 0, max: 3 }),
    });
    fc.assert(
      fc.property(fc.array(doing, { maxLength: 40 }), (list) => {
        const real = begin();
        const touched = new Map<string, Set<number>>();
        const last = new Map<string, boolean>();
        for (const { who, name: domain, what, stale, at } of list) {
          touched.set(domain, (touched.get(domain) ?? new Set()).add(who));
          const area = real.tabs[who];
          // A browser with one process per tab may read before the other tab's write is visible.
          const across = real.shared.values.get('sf:cart');
          if (stale) real.shared.values.delete('sf:cart');
          area?.update((state) =>
            changeState(
              state,
              [domain],
              (line) =>
                what === 'add'
                  ? (line ?? cartItem({ domain }))
                  : what === 'remove'
                    ? line && null
                    : line && withPeriod(line, line.period + 1),
              { now: at, by: `tab${who}` },
            ),
          );
          if (stale && real.shared.values.get('sf:cart') === undefined && across !== undefined)
            real.shared.values.set('sf:cart', across);
          const mine = area && getLines(area.current()).some((line) => line.domain === domain);
          last.set(domain, mine === true);
        }
        real.shared.deliver();
        const [here, there] = real.tabs.map((area) => area.current());
        expect(here).toEqual(there);
        for (const [domain, who] of touched) {
          if (who.size === 1)
            expect(getLines(here ?? EMPTY_CART).some((line) => line.domain === domain)).toBe(last.get(domain));
        }
      }),
      { numRuns: 500 },
    );
  });

  it('[C7] converges in each of 1,000 interleavings of writes and events, prices and sign-outs among them', async () => {
    const what = fc.constantFrom('add', 'remove', 'longer', 'price', 'logout');
    const doing = fc.array(fc.record({ who: tab, name, what, at: fc.integer({ min: 0, max: 3 }) }), {
      minLength: 2,
      maxLength: 16,
    });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), doing, async (scheduler, list) => {
        const real = begin();
        for (const { who, name: domain, what: deed, at } of list) {
          void scheduler.schedule(Promise.resolve(), `tab ${who} ${deed} ${domain}`).then(() => {
            real.clock = at;
            if (deed === 'logout') real.tabs[who]?.update((state) => putAway(state, (entry) => entry.at > 1));
            else if (deed === 'price')
              change(real, who, [domain], (line) => line && { ...line, cost: assertMinor(at) }, 'price');
            else
              change(real, who, [domain], (line) =>
                deed === 'add'
                  ? (line ?? cartItem({ domain }))
                  : line && (deed === 'remove' ? null : withPeriod(line, line.period + 1)),
              );
          });
          // The event of a write reaches the other tab at any later time.
          void scheduler.schedule(Promise.resolve(), 'an event arrives').then(() => real.shared.deliver(1 - who));
        }
        await scheduler.waitAll();
        real.shared.deliver();
        const [here, there] = real.tabs.map((area) => area.current());
        expect(here).toEqual(there);
        const stored = openArea<CartState>(cartArea, real.shared.openTab()).current();
        expect(getLines(stored)).toEqual(getLines(here ?? EMPTY_CART));
      }),
      { numRuns: 1000 },
    );
  });
});
