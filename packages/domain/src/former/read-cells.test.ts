import { describe, expect, it } from 'vitest';
import {
  createChoiceReader,
  createCountReader,
  createOptionalReader,
  createPhoneReader,
  createRequiredReader,
  createTextReader,
  readCells,
  readCode,
  readDay,
  readEmail,
  readLanguage,
  readTime,
} from './read-cells';

const readPhone = createPhoneReader((_country, text) => (text.startsWith('+') ? text.replaceAll(' ', '') : null));
const readCount = createCountReader(0, 999_999);

describe('a cell', () => {
  it.each([
    ['a day', readDay, '2027-12-24', '2027-12-24'],
    ['a day of a Korean spreadsheet', readDay, '2027. 1. 4.', '2027-01-04'],
    ['a day with slashes', readDay, '2027/12/24', '2027-12-24'],
    ['a day that does not exist', readDay, '2027-02-30', 'day_invalid'],
    ['a time', readTime, '18:30', '18:30'],
    ['a time without the zero', readTime, '9:30', '09:30'],
    ['a time with seconds', readTime, '18:30:00', '18:30'],
    ['no time', readTime, '6 pm', 'time_invalid'],
    ['a number with commas', readCount, '120,000', 120_000],
    ['a number that is too large', readCount, '1000000', 'number_invalid'],
    ['a fraction', readCount, '1.5', 'number_invalid'],
    ['a Korean phone number', readPhone, '01023456789', '010-2345-6789'],
    ['a foreign number', readPhone, '+81 90 1234 5678', '+819012345678'],
    ['a landline', readPhone, '02-123-4567', 'phone_invalid'],
    ['an address in capitals', readEmail, ' Hana@Example.TEST ', 'hana@example.test'],
    ['no address', readEmail, 'hana', 'email_invalid'],
    ['a language', readLanguage, 'JA', 'ja'],
    ['the language as sites name it', readLanguage, 'zh', 'cn'],
    ['an unknown language', readLanguage, 'fr', 'language_unknown'],
    ['a code in full width', readCode, 'Ｄ101', 'D101'],
    ['a code that is too long', readCode, 'x'.repeat(41), 'too_long'],
    ['a choice', createChoiceReader(['sms', 'mail']), 'SMS', 'sms'],
    ['an unknown choice', createChoiceReader(['sms', 'mail']), 'fax', 'choice_unknown'],
    ['a paragraph', createTextReader(9, 'paragraph'), ' a\nb ', 'a\nb'],
    ['a line', createTextReader(9), ' a  b ', 'a b'],
    ['a text that is too long', createTextReader(2), '가나다', 'too_long'],
    ['nothing where it is required', createRequiredReader(readDay), ' ', 'required'],
    ['nothing where it is optional', createOptionalReader(readDay, null), ' ', null],
  ])('is read: %s', (_case, read, text, expected) => {
    const result = read(text);
    expect(result.ok ? result.value : result.code).toEqual(expected);
  });

  it('names its column if it is refused', () => {
    expect(readCells({ day: 'x', time: '' }, { day: readDay, time: createRequiredReader(readTime) })).toEqual({
      ok: false,
      issues: [
        { column: 'day', code: 'day_invalid', values: {} },
        { column: 'time', code: 'required', values: {} },
      ],
    });
  });
});
