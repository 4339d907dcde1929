import { describe, expect, it } from 'vitest';
import { parseHolidayList } from './holiday-list';

describe('parseHolidayList', () => {
  it('parses a day and its name per line, with commas in names', () => {
    expect(parseHolidayList('\uFEFF2028-01-01, 신정\r\n\r\n2028-05-01,Labour Day, for all\r\n')).toEqual([
      { day: '2028-01-01', name: '신정' },
      { day: '2028-05-01', name: 'Labour Day, for all' },
    ]);
  });

  it.each([
    ['with a day without a name', '2028-01-01,신정\n2028-05-01', 'Line 2'],
    ['with an empty name', '2028-01-01, ', 'Line 1'],
    ['with a day that does not exist', '2028-02-30,신정', 'Line 1'],
    ['with a heading', 'day,name\n2028-01-01,신정', 'Line 1'],
    ['without any day', '\n', 'no day'],
  ])('rejects a list %s with the message “$2”', (_case, text, message) =>
    expect(() => parseHolidayList(text)).toThrow(message),
  );
});
