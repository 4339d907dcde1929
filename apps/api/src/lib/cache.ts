/** Keeps values that change seldom for a short time, one load at a time for each key. */
export interface ShortCache<Key, Value> {
  get(key: Key): Promise<Value>;
  /** Forgets everything: the next reader loads anew. */
  clear(): void;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  readonly loadedAt: number;
  renewing: boolean;
}

/**
 * A cache of this process. Within `freshMs` a value is served as it is; up to twice that it is served once more while a
 * new one is being loaded, so that no guest waits at the turn; after that it is loaded first. A load that fails is not
 * kept. At most `most` keys are held; the one loaded longest ago goes first.
 */
export function shortCache<Key, Value>(
  load: (key: Key) => Promise<Value>,
  { freshMs, most = 1_000, now = () => performance.now() }: { freshMs: number; most?: number; now?: () => number },
): ShortCache<Key, Value> {
  const entries = new Map<Key, Entry<Value>>();

  const keep = (key: Key, value: Promise<Value>): Promise<Value> => {
    const entry = { value, loadedAt: now(), renewing: false };
    entries.delete(key);
    entries.set(key, entry);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return value;
  };

  const renew = (key: Key, entry: Entry<Value>): void => {
    entry.renewing = true;
    load(key).then(
      (value) => {
        if (entries.get(key) === entry) void keep(key, Promise.resolve(value));
      },
      () => {
        entry.renewing = false;
      },
    );
  };

  return {
    get(key) {
      const entry = entries.get(key);
      const age = entry === undefined ? Number.POSITIVE_INFINITY : now() - entry.loadedAt;
      if (entry === undefined || age > 2 * freshMs) return keep(key, load(key));
      if (age > freshMs && !entry.renewing) renew(key, entry);
      return entry.value;
    },
    clear: () => entries.clear(),
  };
}

/** Keeps values for as long as the version stands that they were loaded under. */
export interface VersionCache<Key, Value> {
  /** `version` is read before the call: what it loads is of that version or a later one. */
  get(key: Key, version: string): Promise<Value>;
  /** Forgets everything: the next reader loads anew. */
  clear(): void;
}

/**
 * A cache of this process for what changes only with a version. One load at a time for each key and version; one that fails is not kept. At
 * most `most` keys are held; the one loaded longest ago goes first.
 */
export function versionCache<Key, Value>(
  load: (key: Key) => Promise<Value>,
  { most = 1_000 }: { most?: number } = {},
): VersionCache<Key, Value> {
  const entries = new Map<Key, { readonly version: string; readonly value: Promise<Value> }>();
  return {
    get(key, version) {
      const known = entries.get(key);
      if (known?.version === version) return known.value;
      const entry = { version, value: load(key) };
      entries.delete(key);
      entries.set(key, entry);
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      return entry.value;
    },
    clear: () => entries.clear(),
  };
}

/**
 * Lets callers that ask for the same thing at the same time share one load. Nothing is kept: whoever asks after the
 * answer has come gets a new one.
 */
export function singleFlight<Value>(): (key: string, load: () => Promise<Value>) => Promise<Value> {
  const flying = new Map<string, Promise<Value>>();
  return (key, load) => {
    const known = flying.get(key);
    if (known !== undefined) return known;
    const flight = load().finally(() => flying.delete(key));
    flying.set(key, flight);
    return flight;
  };
}

/** Keeps values for as long as a mark stands that tells whether what they were made of has changed. */
export interface MarkedCache<Value> {
  /**
   * `mark` is asked after every call, and before `make`; nothing is answered that it did not stand for then. Those who call while it is
   * being asked for others share the next asking, for the one under way may have begun before what they know of.
   */
  get(key: string, mark: () => Promise<string>, make: () => Promise<Value>): Promise<Value>;
}

/** A cache of this process for what may change at any time. At most `most` keys are held; the one asked for longest ago goes first. */
export function markedCache<Value>({ most }: { most: number }): MarkedCache<Value> {
  const kept = new Map<string, { readonly mark: string; readonly value: Value }>();
  const running = new Map<string, { readonly now: Promise<unknown>; next: Promise<Value> | undefined }>();

  const look = async (key: string, mark: () => Promise<string>, make: () => Promise<Value>): Promise<Value> => {
    const before = await mark();
    const known = kept.get(key);
    kept.delete(key);
    if (known?.mark === before) {
      kept.set(key, known);
      return known.value;
    }
    const value = await make();
    // What has changed while it was made may be in it or not: then it is worth this one answer.
    if ((await mark()) === before) kept.set(key, { mark: before, value });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };

  return {
    get(key, mark, make) {
      const turn = (): Promise<Value> => {
        const looking = look(key, mark, make);
        const flight = { now: looking, next: undefined };
        running.set(key, flight);
        const land = () => {
          if (running.get(key) === flight) running.delete(key);
        };
        looking.then(land, land);
        return looking;
      };
      const flight = running.get(key);
      if (flight === undefined) return turn();
      flight.next ??= flight.now.then(turn, turn);
      return flight.next;
    },
  };
}

/**
 * Keeps what is made from something that never changes, by key, for as long as that thing is in use. Of one thing at most `most` are
 * held; the one made longest ago goes first: a catalogue that nobody changes outlives many days.
 */
export function keptWith<Source extends object, Value>(most = 100): (source: Source, key: string, make: () => Value) => Value {
  const kept = new WeakMap<Source, Map<string, Value>>();
  return (source, key, make) => {
    const known = kept.get(source) ?? new Map<string, Value>();
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = make();
    kept.set(source, known.set(key, value));
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return value;
  };
}
