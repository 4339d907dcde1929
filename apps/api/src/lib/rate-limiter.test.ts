import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import type { Database } from '../db/connect';
import { type Limit, rateLimit } from './rate-limiter';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const consume = (...limits: Limit[]) => rateLimit.consume({ database, keyring: { limits: 'a key' } }, limits);
const consumeTimes = async (times: number, ...limits: Limit[]) => {
  const outcomes = [];
  for (let index = 0; index < times; index += 1) outcomes.push((await consume(...limits)).ok);
  return outcomes;
};
const createLimit = (key: string, limit: number, windowSeconds = 60): Limit => ({
  name: 'tested',
  key,
  limit,
  windowSeconds,
});

it('a rate limit stores a keyed hash, so that a copy of the table cannot be searched', async () => {
  const name = 'code hour 01012345678';
  const digests = ['sha256', 'sha512', 'md5'].flatMap((algorithm) =>
    (['base64url', 'hex', 'base64'] as const).map((encoding) => createHash(algorithm).update(name).digest(encoding)),
  );
  await consume(createLimit(name, 2));
  const { rows } = await database.pool.query<{ key: string }>('SELECT key FROM rate_limit');
  expect(rows).toHaveLength(1);
  expect(digests).not.toContain(rows[0]?.key);
  // Another secret gives another hash. Processes share their counts because they share the secret.
  await rateLimit.consume({ database, keyring: { limits: 'another key' } }, [createLimit(name, 2)]);
  expect((await database.pool.query('SELECT key FROM rate_limit')).rows).toHaveLength(2);
});

describe('an attempt', () => {
  it('is refused beyond the limit, with the seconds until its window ends', async () => {
    expect(await consumeTimes(3, createLimit('plain', 2, 500))).toEqual([true, true, false]);
    const result = await consume(createLimit('plain', 2, 500));
    expect(result).toMatchObject({ ok: false, failure: { failure: 'too_many_requests' } });
    const seconds = result.ok ? 0 : result.retryAfter;
    expect([seconds > 400, seconds <= 500]).toEqual([true, true]);
  });

  it('is refused by the first full limit, with the error code of that limit', async () => {
    const passwordLimit = { ...createLimit('password', 1), code: 'too_many_wrong_passwords' } as const;
    await consumeTimes(1, passwordLimit);
    const result = await consume(createLimit('not full', 9), passwordLimit, createLimit('later', 9));
    expect(result).toMatchObject({
      ok: false,
      refusedBy: passwordLimit,
      failure: { failure: 'too_many_wrong_passwords' },
    });
  });

  it('is allowed again after its count is reset', async () => {
    expect(await consumeTimes(3, createLimit('reset', 2))).toEqual([true, true, false]);
    await rateLimit.resetCounts({ database, keyring: { limits: 'a key' } }, [
      createLimit('reset', 2),
      createLimit('never counted', 2),
    ]);
    expect(await consumeTimes(3, createLimit('reset', 2))).toEqual([true, true, false]);
  });

  it('is allowed again in the next window', async () => {
    await consumeTimes(3, createLimit('window', 2));
    await database.pool.query('UPDATE rate_limit SET resets_at = now()');
    expect(await consumeTimes(3, createLimit('window', 2))).toEqual([true, true, false]);
  });

  it('is not counted by later limits if an earlier one refuses it', async () => {
    await consumeTimes(5, createLimit('narrow', 1), createLimit('wide', 3));
    expect(await consumeTimes(3, createLimit('wide', 3))).toEqual([true, true, false]);
  });

  it('writes nothing if any limit refuses it', async () => {
    await consumeTimes(2, createLimit('full', 2), createLimit('later', 9));
    const listRows = async () =>
      (await database.pool.query('SELECT *, xmin::text AS written FROM rate_limit ORDER BY key')).rows;
    const rowsBefore = await listRows();
    expect(await consumeTimes(3, createLimit('full', 2), createLimit('later', 9))).toEqual([false, false, false]);
    expect(await listRows()).toEqual(rowsBefore);
    await consumeTimes(1, createLimit('empty', 9), createLimit('full', 2), createLimit('later', 9));
    expect(await listRows()).toEqual(rowsBefore);
  });

  it('is removed from every limit by a refund', async () => {
    const consumption = await consume(createLimit('first', 1), createLimit('second', 1));
    if (consumption.ok) await consumption.refund();
    expect(await consumeTimes(2, createLimit('second', 1))).toEqual([true, false]);
    expect(await consumeTimes(2, createLimit('first', 1))).toEqual([true, false]);
  });

  it('is not allowed more often than the limit when many arrive in parallel', async () => {
    const outcomes = await Promise.all(Array.from({ length: 60 }, () => consume(createLimit('many', 20))));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(20);
  });

  it('does not deadlock when it is counted and refunded in parallel with others', async () => {
    const attempts = Array.from({ length: 120 }, async (_, index) => {
      const consumption = await consume(createLimit(`narrow ${index % 3}`, 10), createLimit('all', 20));
      if (consumption.ok && index % 2 === 0) await consumption.refund();
      return consumption.ok;
    });
    const allowedCount = (await Promise.all(attempts)).filter((ok) => ok).length;
    expect([allowedCount >= 20, allowedCount <= 40]).toEqual([true, true]);
  });
});

describe('a look at limits', () => {
  const findRefusal = (...limits: Limit[]) => rateLimit.findRefusal({ database, keyring: { limits: 'a key' } }, limits);

  it('refuses an attempt once a limit is full, like the count itself, and counts nothing', async () => {
    const limits = [createLimit('looked at, wide', 9), createLimit('looked at', 2, 500)];
    for (let look = 0; look < 5; look += 1) expect(await findRefusal(...limits)).toBeUndefined();
    expect(await consumeTimes(2, ...limits)).toEqual([true, true]);
    const refusal = await findRefusal(...limits);
    expect(refusal).toMatchObject({ refusedBy: limits[1], failure: { failure: 'too_many_requests' } });
    expect(refusal).toEqual(await consume(...limits));
  });

  it('allows an attempt in the next window', async () => {
    const limit = createLimit('looked at later', 1);
    await consumeTimes(1, limit);
    await database.pool.query('UPDATE rate_limit SET resets_at = now()');
    expect(await findRefusal(limit)).toBeUndefined();
  });

  it('covers the /48 of an IPv6 network', async () => {
    for (let index = 0; index < 4; index += 1) await consume(createLimit(`looked at from 2001:db8:9:${index}::`, 1));
    expect(await findRefusal(createLimit('looked at from 2001:db8:9:9::', 1))).toMatchObject({ ok: false });
  });
});

const createLimitFrom = (name: string, address: string, max = 2) => createLimit(`${name} from ${address}`, max);

describe('an attempt from an IPv6 network', () => {
  it('is counted for its /48 as well, whose limit is four times as high', async () => {
    const networks = Array.from({ length: 9 }, (_, index) => `2001:db8:1:${index.toString(16)}::`);
    const outcomes = [];
    for (const address of networks) outcomes.push(...(await consumeTimes(1, createLimitFrom('site', address))));
    expect(outcomes).toEqual([...Array<boolean>(8).fill(true), false]);
    expect(await consumeTimes(1, createLimitFrom('site', '2001:db8:2:0::'))).toEqual([true]);
  });

  it('is refused by the limit of its /64 network first', async () => {
    expect(await consumeTimes(3, createLimitFrom('network', '2001:db8:1:0::'))).toEqual([true, true, false]);
    expect(await consumeTimes(1, createLimitFrom('network', '2001:db8:1:1::'))).toEqual([true]);
  });

  it('is removed from the /48 by a refund', async () => {
    const consumption = await consume(createLimitFrom('refunded', '2001:db8:1:0::', 1));
    if (consumption.ok) await consumption.refund();
    const outcomes = [];
    for (let index = 1; index < 6; index += 1)
      outcomes.push(...(await consumeTimes(1, createLimitFrom('refunded', `2001:db8:1:${index}::`, 1))));
    expect(outcomes).toEqual([true, true, true, true, false]);
  });
});

it.each([
  ['an IPv4 address', '203.0.113.7'],
  ['no IP address', 'somebody@example.test'],
  ['a malformed IPv6 address', '2001:db8:1:2::x'],
])('an attempt is counted only once if its key ends with %s', async (name, lastPart) => {
  const rowCountBefore = (await database.pool.query('SELECT key FROM rate_limit')).rowCount ?? 0;
  await consumeTimes(1, createLimitFrom(name, lastPart));
  expect((await database.pool.query('SELECT key FROM rate_limit')).rowCount).toBe(rowCountBefore + 1);
});
