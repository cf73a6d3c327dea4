import { browserStorage, type StorageHost } from './browser-storage';
import { canonicalJson } from './canonical-json';
import { reportStorageTrouble, type StorageTrouble } from './storage-trouble';

/** Anything that checks a value the way zod does. */
export interface Checker<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

export interface AreaOptions<T> {
  /** `cart` is kept under `sf:cart`. */
  readonly key: string;
  /** Goes up when the shape changes; an envelope of a lower one is migrated, of a higher one set aside. */
  readonly version: number;
  /** The value where nothing is stored. Setting it again removes the key. */
  readonly empty: T;
  readonly schema: Checker<T>;
  /** Turns data of an older version into data of this one; what it gives is checked by the schema. */
  readonly migrate?: (data: unknown, version: number) => unknown;
  /** What can be kept of data that the schema refuses, and what cannot. */
  readonly salvage?: (data: unknown) => { kept: T; lost: unknown };
  /**
   * Joins what two tabs hold. Must be commutative, associative and idempotent, else the tabs write for ever. Without it the
   * last write wins.
   */
  readonly merge?: (a: T, b: T) => T;
  /** Whether two values are alike; by their JSON where it is not given, which is slow for large ones. */
  readonly alike?: (a: T, b: T) => boolean;
}

export interface StoredArea<T> {
  readonly current: () => T;
  /** Changes what this tab and the storage hold, on top of what other tabs wrote until now. */
  readonly update: (change: (current: T) => T) => T;
  /** Calls back when another tab changed the value. */
  readonly subscribe: (listener: (value: T) => void) => void;
}

/** How many set-aside values of an area are kept, newest first. */
const SET_ASIDE_MAX = 3;

type Reading<T> = { data: T; complete: boolean } | null;

/**
 * A versioned, guarded place in localStorage (CT-10): `{ v, data }` under `sf:<key>`. Whatever is found there is checked before
 * use; what does not pass is moved to `sf:<key>:set-aside` and reported, never thrown and never silently dropped. A full or
 * forbidden storage leaves the value in memory.
 */
export function openArea<T>(
  options: AreaOptions<T>,
  { storage, onChange }: StorageHost = browserStorage,
): StoredArea<T> {
  const { key, version, empty, schema, migrate, salvage, merge, alike = sameJson } = options;
  const place = `sf:${key}`;
  const asidePlace = `${place}:set-aside`;
  const listeners = new Set<(value: T) => void>();
  let saved = true;
  /** The text that was last read or written, with what it says: most of the time nobody else wrote since. */
  let known: { raw: string; data: T } | null = null;

  const trouble = (kind: StorageTrouble['kind']): void => reportStorageTrouble({ area: key, kind });

  function attempt(write: () => void): void {
    try {
      write();
      saved = true;
    } catch {
      // Full or forbidden. Told once, until a write succeeds again.
      if (saved) trouble('not-saved');
      saved = false;
    }
  }

  function setAside(value: unknown, kind: 'corrupt' | 'older' | 'newer'): void {
    let before: unknown[] = [];
    try {
      const parsed: unknown = JSON.parse(storage?.getItem(asidePlace) ?? '[]');
      if (Array.isArray(parsed)) before = parsed;
    } catch {
      // What was set aside is unreadable itself; there is nothing to keep of it.
    }
    attempt(() => storage?.setItem(asidePlace, JSON.stringify([{ kind, value }, ...before].slice(0, SET_ASIDE_MAX))));
    trouble(kind);
  }

  function check(data: unknown): Reading<T> {
    const result = schema.safeParse(data);
    if (result.success) return { data: result.data, complete: true };
    const rescued = salvage?.(data);
    if (rescued) setAside(rescued.lost, 'corrupt');
    return rescued ? { data: rescued.kept, complete: false } : null;
  }

  function interpret(raw: string): Reading<T> {
    let envelope: unknown;
    try {
      envelope = JSON.parse(raw);
    } catch {
      setAside(raw, 'corrupt');
      return null;
    }
    if (!isEnvelope(envelope)) {
      setAside(envelope, 'corrupt');
      return null;
    }
    if (envelope.v > version) {
      setAside(envelope, 'newer');
      return null;
    }
    if (envelope.v < version) {
      const migrated = migrate ? schema.safeParse(migrate(envelope.data, envelope.v)) : undefined;
      if (migrated?.success) return { data: migrated.data, complete: false };
      setAside(envelope, 'older');
      return null;
    }
    const reading = check(envelope.data);
    if (reading === null) setAside(envelope, 'corrupt');
    return reading;
  }

  /** What the storage holds, or null where it holds nothing readable. Anything but a clean value is written over. */
  function read(): T | null {
    let raw: string | null = null;
    try {
      raw = storage?.getItem(place) ?? null;
    } catch {
      return null;
    }
    if (raw === null) return null;
    if (raw === known?.raw) return known.data;
    const reading = interpret(raw);
    if (reading === null) attempt(() => storage?.removeItem(place));
    else if (reading.complete) known = { raw, data: reading.data };
    else write(reading.data);
    return reading?.data ?? null;
  }

  function write(data: T): void {
    attempt(() => {
      if (data === empty) return storage?.removeItem(place);
      // Forbidden from the start is as much a storage that keeps nothing as a full one.
      if (storage === null) throw new Error('There is no storage');
      const raw = JSON.stringify({ v: version, data });
      storage.setItem(place, raw);
      known = { raw, data };
    });
  }

  let memory: T = read() ?? empty;

  function latest(): T {
    const stored = read();
    if (merge) return stored === null ? memory : merge(memory, stored);
    // A storage that refuses to write holds something older than the memory.
    return saved && storage !== null ? (stored ?? empty) : memory;
  }

  onChange(place, () => {
    const stored = read();
    const next = latest();
    // What this tab alone knows must not be lost to a write of the other that crossed ours.
    if (merge && stored !== null && !alike(next, stored)) write(next);
    if (alike(next, memory)) return;
    memory = next;
    for (const listener of listeners) listener(memory);
  });

  return {
    current: () => memory,
    update(change) {
      memory = change(latest());
      write(memory);
      return memory;
    },
    subscribe: (listener) => void listeners.add(listener),
  };
}

function sameJson(a: unknown, b: unknown): boolean {
  return a === b || canonicalJson(a) === canonicalJson(b);
}

function isEnvelope(value: unknown): value is { v: number; data: unknown } {
  return typeof value === 'object' && value !== null && 'v' in value && Number.isInteger(value.v) && 'data' in value;
}
