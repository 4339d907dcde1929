import { describe, expect, it } from 'vitest';
import {
  createDerivedCache,
  createRefreshingCache,
  createSingleFlight,
  createValidatedCache,
  createVersionCache,
} from './cache';

const createCountingCache = () => {
  const seen = { loads: 0, time: 0 };
  const cache = createRefreshingCache<string, number>(
    async () => {
      seen.loads += 1;
      return seen.loads;
    },
    { freshMs: 100, max: 2, now: () => seen.time },
  );
  return { seen, cache };
};

describe('a refreshing cache', () => {
  it('loads once for all simultaneous callers', async () => {
    const { seen, cache } = createCountingCache();
    expect(await Promise.all([cache.get('a'), cache.get('a'), cache.get('a')])).toEqual([1, 1, 1]);
    expect(seen.loads).toBe(1);
  });

  it('returns the old value once more while it loads the new one, and never a value that is too old', async () => {
    const { seen, cache } = createCountingCache();
    await cache.get('a');
    seen.time = 150;
    expect(await cache.get('a')).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    expect(await cache.get('a')).toBe(2);
    seen.time = 1_000;
    expect(await cache.get('a')).toBe(3);
  });

  it('holds no more keys than its limit', async () => {
    const { seen, cache } = createCountingCache();
    for (const key of ['a', 'b', 'c', 'a']) await cache.get(key);
    expect(seen.loads).toBe(4);
  });

  it('does not cache a failure', async () => {
    const answers = [Promise.reject(new Error('down')), Promise.resolve('up')];
    const cache = createRefreshingCache<string, string>(() => answers.shift() ?? Promise.resolve('?'), {
      freshMs: 100,
    });
    await expect(cache.get('a')).rejects.toThrow('down');
    expect(await cache.get('a')).toBe('up');
  });
});

describe('a version cache', () => {
  it('loads once for each version, and again after a failure', async () => {
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
  it('is created once for each key', () => {
    let made = 0;
    const text = createDerivedCache<{ name: string }, string>();
    const source = { name: 'main' };
    const getCached = (day: string) =>
      text(source, day, () => {
        made += 1;
        return `${source.name} ${day}`;
      });
    expect([getCached('mon'), getCached('mon'), getCached('tue')]).toEqual(['main mon', 'main mon', 'main tue']);
    expect(made).toBe(2);
  });

  it('drops the oldest entry beyond its limit', () => {
    let made = 0;
    const number = createDerivedCache<object, number>(2);
    const source = {};
    const getCached = (key: string) =>
      number(source, key, () => {
        made += 1;
        return made;
      });
    expect([getCached('a'), getCached('b'), getCached('c'), getCached('b'), getCached('a')]).toEqual([1, 2, 3, 2, 4]);
  });
});

describe('a validated cache', () => {
  const createMarkedCache = () => {
    const seen = { mark: 'a', asked: 0, made: 0 };
    const cache = createValidatedCache<number>({ max: 2 });
    const mark = async () => {
      seen.asked += 1;
      return seen.mark;
    };
    const make = async () => {
      seen.made += 1;
      return seen.made;
    };
    return { seen, mark, make, get: (key = 'k', makes = make) => cache.get(key, mark, makes) };
  };

  it('keeps its value while the version is unchanged, and reads the version at each use', async () => {
    const { seen, get } = createMarkedCache();
    expect([await get(), await get(), await get()]).toEqual([1, 1, 1]);
    expect(seen.asked).toBe(4);
    seen.mark = 'b';
    expect([await get(), await get()]).toEqual([2, 2]);
    seen.mark = 'a';
    expect(await get()).toBe(3);
  });

  it('does not cache a value whose version changed while it was loaded', async () => {
    const { seen, get } = createMarkedCache();
    const changeMark = async () => {
      seen.mark = 'b';
      return 0;
    };
    expect(await get('k', changeMark)).toBe(0);
    expect(await get()).toBe(1);
  });

  it('loads once for all waiting callers, but not for callers that came after the load began', async () => {
    const { seen, get } = createMarkedCache();
    const first = get();
    seen.mark = 'b';
    const late = Array.from({ length: 20 }, () => get());
    expect(await first).toBe(1);
    expect(await Promise.all(late)).toEqual(Array.from({ length: 20 }, () => 2));
    expect(seen.made).toBe(2);
    expect(seen.asked).toBe(4);
  });

  it('loads again after a failure, also for waiting callers', async () => {
    const { get } = createMarkedCache();
    const failing = get('k', () => Promise.reject(new Error('away')));
    const waiting = get();
    await expect(failing).rejects.toThrow('away');
    expect(await waiting).toBe(1);
  });

  it('holds no more keys than its limit', async () => {
    const { seen, get } = createMarkedCache();
    for (const key of ['x', 'y', 'x', 'z', 'x', 'y']) await get(key);
    expect(seen.made).toBe(4);
  });
});
