import { LRUCache } from 'lru-cache';

/*
 * The caches of this process. `lru-cache` stores and bounds the entries; what is written here says how long a value may be served, and lets
 * callers that ask at the same time share one load. Its own `fetch` is not used: it stores the result of a load that `clear` came before.
 */

/** Returns values that change seldom, and reloads them when they are old. */
export interface RefreshingCache<Key, Value> {
  get(key: Key): Promise<Value>;
  /** Removes all values: the next call loads anew. */
  clear(): void;
}

interface Loaded<Value> {
  readonly value: Promise<Value>;
  readonly loadedAt: number;
  isRefreshing: boolean;
}

/**
 * Creates a cache that serves a value for `freshMs`. Up to twice that age it serves the value once more and loads a new one meanwhile, so
 * that nobody waits; an older value is loaded first. Calls for a key share one load, and a failed one is not kept.
 */
export function createRefreshingCache<Key extends {}, Value>(
  load: (key: Key) => Promise<Value>,
  { freshMs, max = 1_000, now = () => performance.now() }: { freshMs: number; max?: number; now?: () => number },
): RefreshingCache<Key, Value> {
  const entries = new LRUCache<Key, Loaded<Value>>({ max });

  const store = (key: Key, value: Promise<Value>): Promise<Value> => {
    const entry = { value, loadedAt: now(), isRefreshing: false };
    entries.set(key, entry);
    value.catch(() => {
      if (entries.peek(key) === entry) entries.delete(key);
    });
    return value;
  };

  const refresh = (key: Key, entry: Loaded<Value>): void => {
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

/** Returns values of which the caller knows the version. */
export interface VersionCache<Key, Value> {
  /** `version` is read before the call: the loaded value is of that version or a later one. */
  get(key: Key, version: string): Promise<Value>;
  /** Removes all values: the next call loads anew. */
  clear(): void;
}

/** Creates a cache that serves a value while its version is the asked one. Calls for a key and version share one load; a failed one is not kept. */
export function createVersionCache<Key extends {}, Value>(
  load: (key: Key) => Promise<Value>,
  { max = 1_000 }: { max?: number } = {},
): VersionCache<Key, Value> {
  const entries = new LRUCache<Key, { readonly version: string; readonly value: Promise<Value> }>({ max });
  return {
    get(key, version) {
      const known = entries.get(key);
      if (known?.version === version) return known.value;
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

/** Creates a function that lets calls with the same key share one load while it runs. Nothing is kept: a later call loads anew. */
export function createSingleFlight<Value>(): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  return (key, load) => {
    const known = running.get(key);
    if (known !== undefined) return known;
    const flight = load().finally(() => running.delete(key));
    running.set(key, flight);
    return flight;
  };
}

/** Returns values that may change at any time, after asking for the version of what they are made of. */
export interface ValidatedCache<Value> {
  /**
   * Asks `getVersion` after the call began, and before `make`: no value is returned that had changed by then. Calls that come while a
   * version is being asked for share the next question, since the one in progress may have begun before the change they know of.
   */
  get(key: string, getVersion: () => Promise<string>, make: () => Promise<Value>): Promise<Value>;
}

/** Creates a cache that asks for the version of a value each time. At most `max` values are kept. */
export function createValidatedCache<Value>({ max }: { max: number }): ValidatedCache<Value> {
  const values = new LRUCache<string, { readonly version: string; readonly value: Value }>({ max });
  const running = new Map<string, { readonly now: Promise<unknown>; next: Promise<Value> | undefined }>();

  const validate = async (key: string, getVersion: () => Promise<string>, make: () => Promise<Value>): Promise<Value> => {
    const version = await getVersion();
    const known = values.get(key);
    if (known?.version === version) return known.value;
    values.delete(key);
    const value = await make();
    // A value that changed while it was made may hold the change or not: it is returned once and not kept.
    if ((await getVersion()) === version) values.set(key, { version, value });
    return value;
  };

  return {
    get(key, getVersion, make) {
      const start = (): Promise<Value> => {
        const result = validate(key, getVersion, make);
        const flight = { now: result, next: undefined };
        running.set(key, flight);
        const end = () => {
          if (running.get(key) === flight) running.delete(key);
        };
        result.then(end, end);
        return result;
      };
      const flight = running.get(key);
      if (flight === undefined) return start();
      flight.next ??= flight.now.then(start, start);
      return flight.next;
    },
  };
}

/** Creates a cache of values made from an object that never changes. They live as long as the object, at most `max` of each. */
export function createDerivedCache<Source extends object, Value extends {}>(
  max = 100,
): (source: Source, key: string, make: () => Value) => Value {
  const bySource = new WeakMap<Source, LRUCache<string, Value>>();
  return (source, key, make) => {
    const values = bySource.get(source) ?? new LRUCache<string, Value>({ max });
    bySource.set(source, values);
    const known = values.get(key);
    if (known !== undefined) return known;
    const value = make();
    values.set(key, value);
    return value;
  };
}
