import { describe, expect, it } from 'vitest';
import { createClockEnv, parseTestDate } from './clock';

describe('parseTestDate and createClockEnv', () => {
  it.each([
    ['parse a day as 10:00 in Seoul', '2026-12-31', '2026-12-31T01:00:00.000Z'],
    ['parse an instant', '2026-12-31T23:50+09:00', '2026-12-31T14:50:00.000Z'],
  ])('%s', (_case, text, instant) => expect(parseTestDate(text).toISOString()).toBe(instant));

  it('reject an invalid date', () => expect(() => parseTestDate('Friday')).toThrow('TEST_DATE: Friday is not a date'));
  it('return an empty environment without TEST_DATE', async () => expect(await createClockEnv({})).toEqual({}));
  it('reject TEST_DATE with a separate database server, whose clock differs', () =>
    expect(createClockEnv({ TEST_DATE: '2026-12-31', TEST_DATABASE_URL: 'postgres://localhost/test' })).rejects.toThrow(
      'a PostgreSQL server keeps its own clock',
    ));
});
