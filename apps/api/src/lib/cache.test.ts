import { describe, expect, it } from 'vitest';
import {
  createDerivedCache,
  createRefreshingCache,
  createSingleFlight,
  createValidatedCache,
  createVersionCache,
} from './cache';

const createCountingCache = () => {
  const counter = { loads: 0, time: 0 };
  const cache = createRefreshingCache<string, number>(
    async () => {
      counter.loads += 1;
      return counter.loads;
    },
    { freshMs: 100, max: 2, now: () => counter.time },
  );
  return { counter, cache };
};

describe('a refreshing cache', () => {
  it('loads once for all simultaneous callers', async () => {
    const { counter, cache } = createCountingCache();
    expect(await Promise.all([cache.get('a'), cache.get('a'), cache.get('a')])).toEqual([1, 1, 1]);
    expect(counter.loads).toBe(1);
  });

  it('returns the old value while it loads a new one, but no value older than twice its fresh time', async () => {
    const { counter, cache } = createCountingCache();
    await cache.get('a');
    counter.time = 150;
    expect(await cache.get('a')).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await cache.get('a')).toBe(2);
    counter.time = 1_000;
    expect(await cache.get('a')).toBe(3);
  });

  it('holds no more keys than its limit', async () => {
    const { counter, cache } = createCountingCache();
    for (const key of ['a', 'b', 'c', 'a']) await cache.get(key);
    expect(counter.loads).toBe(4);
  });

  it('does not cache a failure', async () => {
    const responses = [Promise.reject(new Error('down')), Promise.resolve('up')];
    const cache = createRefreshingCache<string, string>(() => responses.shift() ?? Promise.resolve('?'), {
      freshMs: 100,
    });
    await expect(cache.get('a')).rejects.toThrow('down');
    expect(await cache.get('a')).toBe('up');
  });
});

describe('a version cache', () => {
  it('loads once for each version, and again after a failure or an eviction', async () => {
    let loads = 0;
    const cache = createVersionCache<string, number>(
      async () => {
        loads += 1;
        if (loads === 3) throw new Error('down');
        return loads;
      },
      { max: 1 },
    );
    expect(await Promise.all([cache.get('a', '1'), cache.get('a', '1')])).toEqual([1, 1]);
    expect(await cache.get('a', '2')).toBe(2);
    await expect(cache.get('a', '3')).rejects.toThrow('down');
    expect(await cache.get('a', '3')).toBe(4);
    // A second key evicts the first one.
    expect(await cache.get('b', '3')).toBe(5);
    expect(await cache.get('a', '3')).toBe(6);
  });
});

describe('a single flight', () => {
  it('is shared while it runs and repeated afterwards', async () => {
    const flight = createSingleFlight<number>();
    let loads = 0;
    const load = async () => {
      loads += 1;
      return loads;
    };
    expect(await Promise.all([flight('a', load), flight('a', load)])).toEqual([1, 1]);
    expect(await flight('a', load)).toBe(2);
  });
});

describe('a derived cache', () => {
  it('creates a value once for each key', () => {
    let creations = 0;
    const getOrCreateText = createDerivedCache<{ name: string }, string>();
    const source = { name: 'main' };
    const getCached = (day: string) =>
      getOrCreateText(source, day, () => {
        creations += 1;
        return `${source.name} ${day}`;
      });
    expect([getCached('mon'), getCached('mon'), getCached('tue')]).toEqual(['main mon', 'main mon', 'main tue']);
    expect(creations).toBe(2);
  });

  it('drops the oldest entry beyond its limit', () => {
    let creations = 0;
    const getOrCreateNumber = createDerivedCache<object, number>(2);
    const source = {};
    const getCached = (key: string) =>
      getOrCreateNumber(source, key, () => {
        creations += 1;
        return creations;
      });
    expect([getCached('a'), getCached('b'), getCached('c'), getCached('b'), getCached('a')]).toEqual([1, 2, 3, 2, 4]);
  });
});

describe('a validated cache', () => {
  const createCountingValidatedCache = () => {
    const state = { version: 'a', versionReads: 0, creations: 0 };
    const cache = createValidatedCache<number>({ max: 2 });
    const getVersion = async () => {
      state.versionReads += 1;
      return state.version;
    };
    const create = async () => {
      state.creations += 1;
      return state.creations;
    };
    return { state, get: (key = 'k', createValue = create) => cache.get(key, getVersion, createValue) };
  };

  it('keeps its value while the version is unchanged, and reads the version at each use', async () => {
    const { state, get } = createCountingValidatedCache();
    expect([await get(), await get(), await get()]).toEqual([1, 1, 1]);
    expect(state.versionReads).toBe(4);
    state.version = 'b';
    expect([await get(), await get()]).toEqual([2, 2]);
    state.version = 'a';
    expect(await get()).toBe(3);
  });

  it('does not cache a value whose version changed while it was loaded', async () => {
    const { state, get } = createCountingValidatedCache();
    const changeVersion = async () => {
      state.version = 'b';
      return 0;
    };
    expect(await get('k', changeVersion)).toBe(0);
    expect(await get()).toBe(1);
  });

  it('shares one further load between the callers that arrive during a load', async () => {
    const { state, get } = createCountingValidatedCache();
    const first = get();
    state.version = 'b';
    const laterCalls = Array.from({ length: 20 }, () => get());
    expect(await first).toBe(1);
    expect(await Promise.all(laterCalls)).toEqual(Array.from({ length: 20 }, () => 2));
    expect(state.creations).toBe(2);
    expect(state.versionReads).toBe(4);
  });

  it('loads again for a waiting caller after a load has failed', async () => {
    const { get } = createCountingValidatedCache();
    const failingCall = get('k', () => Promise.reject(new Error('away')));
    const waitingCall = get();
    await expect(failingCall).rejects.toThrow('away');
    expect(await waitingCall).toBe(1);
  });

  it('holds no more keys than its limit', async () => {
    const { state, get } = createCountingValidatedCache();
    for (const key of ['x', 'y', 'x', 'z', 'x', 'y']) await get(key);
    expect(state.creations).toBe(4);
  });
});
