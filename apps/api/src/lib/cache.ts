import { LRUCache } from 'lru-cache';

/*
 * The caches of this process. `lru-cache` stores the entries; this file adds expiry and lets concurrent callers share
 * one load. The `fetch` of `lru-cache` is not used, because it stores the result of a load that began before `clear`.
 */

export interface RefreshingCache<Key, Value> {
  get(key: Key): Promise<Value>;
  clear(): void;
}

interface CacheEntry<Value> {
  readonly value: Promise<Value>;
  readonly loadedAt: number;
  isRefreshing: boolean;
}

/**
 * Creates a cache that serves a value for `freshMs`. Up to twice that age it still serves the value and refreshes it in
 * the background; an older value is reloaded first. Concurrent calls for a key share one load, and a failed load is not
 * cached.
 */
export function createRefreshingCache<Key extends {}, Value>(
  load: (key: Key) => Promise<Value>,
  { freshMs, max = 1_000, now = () => performance.now() }: { freshMs: number; max?: number; now?: () => number },
): RefreshingCache<Key, Value> {
  const entries = new LRUCache<Key, CacheEntry<Value>>({ max });

  const store = (key: Key, value: Promise<Value>): Promise<Value> => {
    const entry = { value, loadedAt: now(), isRefreshing: false };
    entries.set(key, entry);
    value.catch(() => {
      if (entries.peek(key) === entry) entries.delete(key);
    });
    return value;
  };

  const refresh = (key: Key, entry: CacheEntry<Value>): void => {
    entry.isRefreshing = true;
    load(key).then(
      (value) => {
        if (entries.peek(key) === entry) void store(key, Promise.resolve(value));
      },
      () => {
        entry.isRefreshing = false;
      },
    );
  };

  return {
    get(key) {
      const entry = entries.get(key);
      const age = entry === undefined ? Number.POSITIVE_INFINITY : now() - entry.loadedAt;
      if (entry === undefined || age > 2 * freshMs) return store(key, load(key));
      if (age > freshMs && !entry.isRefreshing) refresh(key, entry);
      return entry.value;
    },
    clear: () => entries.clear(),
  };
}

export interface VersionCache<Key, Value> {
  /** Read `version` before the call: the loaded value has that version or a later one. */
  get(key: Key, version: string): Promise<Value>;
  clear(): void;
}

export function createVersionCache<Key extends {}, Value>(
  load: (key: Key) => Promise<Value>,
  { max = 1_000 }: { max?: number } = {},
): VersionCache<Key, Value> {
  const entries = new LRUCache<Key, { readonly version: string; readonly value: Promise<Value> }>({ max });
  return {
    get(key, version) {
      const cachedEntry = entries.get(key);
      if (cachedEntry?.version === version) return cachedEntry.value;
      const entry = { version, value: load(key) };
      entries.set(key, entry);
      entry.value.catch(() => {
        if (entries.peek(key) === entry) entries.delete(key);
      });
      return entry.value;
    },
    clear: () => entries.clear(),
  };
}

export function createSingleFlight<Value>(): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const flights = new Map<string, Promise<Value>>();
  return (key, load) => {
    const runningFlight = flights.get(key);
    if (runningFlight !== undefined) return runningFlight;
    const flight = load().finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  };
}

export interface ValidatedCache<Value> {
  /**
   * Calls `getVersion` first, and `create` only if no value of that version is cached: the returned value is at least
   * as new as the call. Calls that arrive during a validation share the next one, because the current one may have
   * begun before the change that they know of.
   */
  get(key: string, getVersion: () => Promise<string>, create: () => Promise<Value>): Promise<Value>;
}

export function createValidatedCache<Value>({ max }: { max: number }): ValidatedCache<Value> {
  const values = new LRUCache<string, { readonly version: string; readonly value: Value }>({ max });
  const flights = new Map<string, { readonly current: Promise<unknown>; next: Promise<Value> | undefined }>();

  const validate = async (
    key: string,
    getVersion: () => Promise<string>,
    create: () => Promise<Value>,
  ): Promise<Value> => {
    const version = await getVersion();
    const cachedValue = values.get(key);
    if (cachedValue?.version === version) return cachedValue.value;
    values.delete(key);
    const value = await create();
    // If the version changed during `create`, the value may be of either version: it is returned, but not cached.
    if ((await getVersion()) === version) values.set(key, { version, value });
    return value;
  };

  return {
    get(key, getVersion, create) {
      const start = (): Promise<Value> => {
        const result = validate(key, getVersion, create);
        const flight = { current: result, next: undefined };
        flights.set(key, flight);
        const end = () => {
          if (flights.get(key) === flight) flights.delete(key);
        };
        result.then(end, end);
        return result;
      };
      const flight = flights.get(key);
      if (flight === undefined) return start();
      flight.next ??= flight.current.then(start, start);
      return flight.next;
    },
  };
}

/**
 * Creates a cache of values derived from an immutable object, at most `max` per object. They live at most as long
 * as the object.
 */
export function createDerivedCache<Source extends object, Value extends {}>(
  max = 100,
): (source: Source, key: string, create: () => Value) => Value {
  const bySource = new WeakMap<Source, LRUCache<string, Value>>();
  return (source, key, create) => {
    const values = bySource.get(source) ?? new LRUCache<string, Value>({ max });
    bySource.set(source, values);
    const cachedValue = values.get(key);
    if (cachedValue !== undefined) return cachedValue;
    const value = create();
    values.set(key, value);
    return value;
  };
}
