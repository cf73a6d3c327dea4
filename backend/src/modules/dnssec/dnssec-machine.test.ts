import { millisecondsInHour } from 'date-fns/constants';
import type { DnssecState } from '@storefront/shared/contract';
import fc from 'fast-check';
import {
  after,
  DS_FORGOTTEN_MS,
  isFree,
  NAMESERVERS_FORGOTTEN_MS,
  OFF,
  publication,
  REQUEST_LATE_MS,
  type DnssecEvent,
  type DnssecProgress,
} from './dnssec-machine';

const TTL = 86_400;

type Servers = 'ours' | 'theirs';
interface Span<T> {
  readonly what: T;
  readonly from: number;
  until: number;
}

/** A simulated registry, two nameservers of the shop, and resolvers that cache what both have returned. */
class World {
  now = Date.parse('2026-11-25T12:00:00Z');
  stand: DnssecProgress = OFF;
  nameserversAt: Date | null = null;
  signedSeen: Date | null = null;
  readonly reached = new Set<DnssecState>();
  #signed = [false, false];
  // Also for a new domain: a previous holder may have served it unsigned until a moment ago.
  #unsignedUntil = this.now;
  #ds: Span<true>[] = [];
  #servers: Span<Servers>[] = [{ what: 'ours', from: 0, until: Infinity }];
  #onTheirWay: { readonly what: boolean | Servers; readonly sentAt: number }[] = [];

  get delegated(): Servers {
    return this.#servers.at(-1)?.what ?? 'ours';
  }

  get hasDs(): boolean {
    return this.#ds.some(({ until }) => until === Infinity);
  }

  pass(ms: number): void {
    const end = this.now + ms;
    // Requests in flight arrive in time, whatever else happens.
    while (this.now < end) {
      this.now = Math.min(end, this.now + millisecondsInHour);
      for (const late of this.#onTheirWay.filter(({ sentAt }) => sentAt + REQUEST_LATE_MS <= this.now))
        this.#arrive(late);
      this.check();
    }
  }

  arrive(): void {
    const [first] = this.#onTheirWay;
    if (first) this.#arrive(first);
    this.check();
  }

  ask(kind: 'asked_on' | 'asked_off'): void {
    this.#happen({ kind });
  }

  changeServers(to: Servers, isLate: boolean): void {
    if (!isFree(this.stand.state) || to === this.delegated) return;
    const by = this.now + (isLate ? REQUEST_LATE_MS : 0);
    this.nameserversAt = new Date(Math.max(this.nameserversAt?.getTime() ?? 0, by));
    this.#send(to, isLate);
  }

  sign(server: number, isSigned: boolean): void {
    if (!isSigned && !isFree(this.stand.state)) return;
    if (!isSigned || !this.#signed.every(Boolean)) this.#unsignedUntil = this.now;
    this.#signed[server] = isSigned;
    if (!isSigned) this.signedSeen = null;
  }

  /** Runs the next step of the job, whose request the registry processes immediately, later or never. */
  step(answer: 'done' | 'late' | 'never' | 'refused'): void {
    const { state } = this.stand;
    // A registry applies DS changes of a domain in order, and answers a check after the changes sent before it.
    if (state !== 'adding')
      for (const late of this.#onTheirWay.filter(({ what }) => typeof what === 'boolean')) this.#arrive(late);
    const isProved = this.delegated === 'ours' && this.#signed.every(Boolean);
    if (state === 'checking' && isProved) {
      this.signedSeen ??= new Date(this.now);
      const memory = { nameserversAt: this.nameserversAt, signed: { since: this.signedSeen, ttl: TTL } };
      this.#happen({ kind: 'proved', publishAt: publication(memory)?.at ?? null });
    } else if (state === 'adding' && isProved) {
      if (answer === 'refused') this.#happen({ kind: 'refused' });
      else if (answer !== 'never') this.#send(true, answer === 'late');
      if (this.hasDs) this.#happen({ kind: 'registered' });
    } else if (state === 'removing') {
      if (answer === 'done' || answer === 'late') this.#send(false, answer === 'late');
      if (!this.hasDs) this.#happen({ kind: 'removed' });
    } else if (state === 'on' && !this.hasDs) this.#happen({ kind: 'differs' });
    else if (state === 'expiring') this.#happen({ kind: 'read_again', isThere: this.hasDs });
    this.check();
  }

  /** Asserts that no resolver with a cached DS record can have cached, or can meet, an unsigned server or answer. */
  check(): void {
    const [first] = this.#ds.filter(({ until }) => until + DS_FORGOTTEN_MS > this.now);
    if (!first) return;
    expect({ signed: this.#signed, at: this.now }).toEqual({ signed: [true, true], at: this.now });
    const remembered = this.#servers.filter(({ until }) => until + NAMESERVERS_FORGOTTEN_MS > first.from);
    expect(remembered.map(({ what }) => what)).not.toContain('theirs');
    expect(this.#unsignedUntil + TTL * 1_000).toBeLessThanOrEqual(first.from);
  }

  #happen(event: DnssecEvent): void {
    this.stand = after(this.stand, event, new Date(this.now)) ?? this.stand;
    this.reached.add(this.stand.state);
  }

  #send(what: boolean | Servers, isLate: boolean): void {
    const request = { what, sentAt: this.now };
    this.#onTheirWay.push(request);
    if (!isLate) this.#arrive(request);
  }

  #arrive(request: { readonly what: boolean | Servers; readonly sentAt: number }): void {
    this.#onTheirWay = this.#onTheirWay.filter((other) => other !== request);
    const { what } = request;
    if (what === true && !this.hasDs) this.#ds.push({ what, from: this.now, until: Infinity });
    if (what === false) for (const span of this.#ds) span.until = Math.min(span.until, this.now);
    if (typeof what === 'string') {
      for (const span of this.#servers) span.until = Math.min(span.until, this.now);
      this.#servers.push({ what, from: this.now, until: Infinity });
    }
  }
}

const answers = fc.constantFrom(
  'done' as const,
  'done' as const,
  'late' as const,
  'never' as const,
  'refused' as const,
);
const anyMove: fc.Arbitrary<(world: World) => void> = fc.oneof(
  { weight: 6, arbitrary: answers.map((answer) => (world: World) => world.step(answer)) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom(millisecondsInHour, 25 * millisecondsInHour, 49 * millisecondsInHour, 60_000)
      .map((ms) => (world: World) => world.pass(ms)),
  },
  { weight: 2, arbitrary: fc.constant((world: World) => world.ask('asked_on')) },
  { weight: 1, arbitrary: fc.constant((world: World) => world.ask('asked_off')) },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.constantFrom<Servers>('ours', 'theirs'), fc.boolean()).map(
      ([to, isLate]) =>
        (world: World) =>
          world.changeServers(to, isLate),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.nat(1), fc.boolean()).map(
      ([server, isSigned]) =>
        (world: World) =>
          world.sign(server, isSigned),
    ),
  },
  { weight: 1, arbitrary: fc.constant((world: World) => world.arrive()) },
);

describe('[DN-11b] DNSSEC of a domain', () => {
  it('property: in any order of events, no resolver with a cached DS record meets a server that does not sign with its key', () => {
    const reached = new Set<DnssecState>();
    fc.assert(
      fc.property(fc.array(anyMove, { minLength: 20, maxLength: 80 }), (moves) => {
        const world = new World();
        world.sign(0, true);
        world.sign(1, true);
        for (const move of moves) move(world);
        for (const state of world.reached) reached.add(state);
      }),
      { numRuns: 1_000 },
    );
    // Guards against a state machine that never turns anything on.
    expect([...reached].sort()).toEqual(['adding', 'checking', 'expiring', 'off', 'on', 'removing']);
  });

  it('property: can be turned on and off again after any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 40 }), (moves) => {
        const world = new World();
        for (const move of moves) move(world);
        const until = (state: DnssecState): void => {
          for (let look = 0; look < 200 && world.stand.state !== state; look += 1) {
            world.step('done');
            world.pass(millisecondsInHour);
          }
          expect(world.stand.state).toBe(state);
        };
        world.ask('asked_off');
        until('off');
        world.changeServers('ours', false);
        world.pass(REQUEST_LATE_MS);
        world.changeServers('ours', false);
        world.sign(0, true);
        world.sign(1, true);
        world.ask('asked_on');
        until('on');
        expect(world.hasDs).toBe(true);
        world.ask('asked_off');
        until('off');
        expect(world.hasDs).toBe(false);
      }),
      { numRuns: 100 },
    );
  });

  it('waits two days after a change of nameservers, or for the longest TTL from before it was signed, whichever is later', () => {
    const at = (hours: number): Date => new Date(hours * millisecondsInHour);
    expect(publication({ nameserversAt: null, signed: null })).toBeNull();
    expect(publication({ nameserversAt: at(0), signed: null })).toEqual({ at: at(48), waitsFor: 'nameservers' });
    expect(publication({ nameserversAt: null, signed: { since: at(0), ttl: 7_200 } })).toEqual({
      at: at(2),
      waitsFor: 'records',
    });
    expect(publication({ nameserversAt: at(0), signed: { since: at(40), ttl: 86_400 } })).toEqual({
      at: at(64),
      waitsFor: 'records',
    });
    expect(publication({ nameserversAt: at(20), signed: { since: at(40), ttl: 86_400 } })).toEqual({
      at: at(68),
      waitsFor: 'nameservers',
    });
  });

  it('is off immediately when the registry was never sent anything, and a day after it removed its DS records', () => {
    const now = new Date();
    const later = (ms: number): Date => new Date(now.getTime() + ms);
    expect(after({ state: 'checking', sentAt: null, removedAt: null }, { kind: 'asked_off' }, now)).toEqual(OFF);
    expect(after({ state: 'checking', sentAt: now, removedAt: null }, { kind: 'asked_off' }, now)).toMatchObject({
      state: 'removing',
    });
    const expiring: DnssecProgress = { state: 'expiring', sentAt: now, removedAt: now };
    expect(after(expiring, { kind: 'read_again', isThere: false }, later(DS_FORGOTTEN_MS - 1))).toBeNull();
    expect(after(expiring, { kind: 'read_again', isThere: false }, later(DS_FORGOTTEN_MS))).toEqual(OFF);
    expect(after(expiring, { kind: 'read_again', isThere: true }, later(DS_FORGOTTEN_MS))).toMatchObject({
      state: 'removing',
      removedAt: null,
    });
  });
});
