import { browserStorage, type StorageHost } from './browser-storage';
import { canonicalJson } from './canonical-json';
import { reportStorageTrouble, type StorageTrouble } from './storage-trouble';

/** Validates a value with the interface of zod. */
export interface Checker<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false };
}

export interface AreaOptions<T> {
  /** `cart` is stored under `sf:cart`. */
  readonly key: string;
  /** Incremented when the shape changes; a stored value of a lower version is migrated, of a higher one set aside. */
  readonly version: number;
  /** The value if nothing is stored. Setting it again removes the key. */
  readonly empty: T;
  readonly schema: Checker<T>;
  /** Converts data of an older version; the result is validated by the schema. */
  readonly migrate?: (data: unknown, version: number) => unknown;
  /** Separates data that the schema rejects into what can be kept and what is lost. */
  readonly salvage?: (data: unknown) => { kept: T; lost: unknown };
  /**
   * Merges the values of two tabs. Must be commutative, associative and idempotent, or the tabs never stop writing. Without it the last
   * write wins.
   */
  readonly merge?: (a: T, b: T) => T;
  /** Whether two values are equal; by default compares their JSON, which is slow for large ones. */
  readonly alike?: (a: T, b: T) => boolean;
}

export interface StoredArea<T> {
  readonly current: () => T;
  /** Changes the value of this tab and the storage, on top of other tabs' latest writes. */
  readonly update: (change: (current: T) => T) => T;
  /** Calls back when another tab changed the value. */
  readonly subscribe: (listener: (value: T) => void) => void;
}

/** The most set-aside values kept per area, newest first. */
const SET_ASIDE_MAX = 3;

type Reading<T> = { data: T; complete: boolean } | null;

/**
 * Opens a versioned, validated area in localStorage (CT-10): `{ v, data }` under `sf:<key>`. Stored data is validated before use; what
 * fails is moved to `sf:<key>:set-aside` and reported, never thrown and never silently dropped. If storage is full or blocked, the value
 * stays in memory.
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
  /** The text last read or written, with its parsed data. It has usually not changed since. */
  let known: { raw: string; data: T } | null = null;

  const trouble = (kind: StorageTrouble['kind']): void => reportStorageTrouble({ area: key, kind });

  function attempt(write: () => void): void {
    try {
      write();
      saved = true;
    } catch {
      // Full or blocked. Reported once, until a write succeeds again.
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
      // The earlier set-aside values are unreadable, so they are dropped.
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

  /** Reads the stored value, or null if there is nothing readable. Anything but a valid value is overwritten. */
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
      // Blocked storage is reported like a full one.
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
    // If the storage rejects writes, the value in memory is newer.
    return saved && storage !== null ? (stored ?? empty) : memory;
  }

  onChange(place, () => {
    const stored = read();
    const next = latest();
    // Changes that only this tab has must survive a concurrent write of another tab.
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
