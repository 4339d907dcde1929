import { describe, expect, it } from 'vitest';
import { createClockEnv, parseTestDate } from './clock';

describe('the date of a test run', () => {
  it.each([
    ['a day begins at ten in Seoul', '2026-12-31', '2026-12-31T01:00:00.000Z'],
    ['a moment is taken as it is', '2026-12-31T23:50+09:00', '2026-12-31T14:50:00.000Z'],
  ])('%s', (_case, text, moment) => expect(parseTestDate(text).toISOString()).toBe(moment));

  it('is refused if it is invalid', () =>
    expect(() => parseTestDate('Friday')).toThrow('TEST_DATE: Friday is no date'));
  it('changes nothing if it is not set', async () => expect(await createClockEnv({})).toEqual({}));
  it('is refused with a separate database server, whose clock differs', () =>
    expect(createClockEnv({ TEST_DATE: '2026-12-31', TEST_DATABASE_URL: 'postgres://localhost/test' })).rejects.toThrow(
      'a PostgreSQL server keeps its own clock',
    ));
});
