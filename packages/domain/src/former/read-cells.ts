import { isEmail } from '../shared/email';
import { type Language, languages } from '../shared/language';
import {
  type ForeignPhoneParser,
  formatPhoneNumber,
  getCanonicalPhone,
  parsePhoneNumber,
} from '../shared/phone-number';
import { isValidDate, isValidTime, type SeoulDate, type SeoulTime } from '../shared/seoul-time';
import { countCharacters, normalizeEmail, normalizeName, normalizePlain, normalizeText } from '../shared/typed-text';
import type { CellIssue } from './issues';

type ReadResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: CellIssue['code']; readonly values?: CellIssue['values'] };
type CellReader<Value> = (text: string) => ReadResult<Value>;

const accept = <Value>(value: Value): ReadResult<Value> => ({ ok: true, value });
const refuse = (code: CellIssue['code'], values: CellIssue['values'] = {}): ReadResult<never> => ({
  ok: false,
  code,
  values,
});

/** Creates a reader of a text that must not be empty. */
export const createRequiredReader =
  <Value>(read: CellReader<Value>): CellReader<Value> =>
  (text) =>
    text.trim() === '' ? refuse('required') : read(text);

/** Creates a reader that returns a default for an empty cell. */
export const createOptionalReader =
  <Value, Default>(read: CellReader<Value>, emptyValue: Default): CellReader<Value | Default> =>
  (text) =>
    text.trim() === '' ? accept(emptyValue) : read(text);

/** Creates a reader of one line or a paragraph with at most `max` characters. */
export const createTextReader =
  (max: number, kind: 'line' | 'paragraph' = 'line'): CellReader<string> =>
  (text) => {
    const value = kind === 'line' ? normalizeName(text) : normalizeText(text).trim();
    return countCharacters(value) > max ? refuse('too_long', { max }) : accept(value);
  };

/** Reads a code, such as that of a restaurant. */
export const readCode: CellReader<string> = (text) => {
  const value = normalizePlain(text);
  return countCharacters(value) > 40 ? refuse('too_long', { max: 40 }) : accept(value);
};

/** Creates a reader of a whole number, also with commas: `120,000`. */
export const createCountReader =
  (min: number, max: number): CellReader<number> =>
  (text) => {
    const plain = normalizePlain(text).replace(/,(?=\d{3}(?:,|$))/g, '');
    const value = /^\d{1,10}$/.test(plain) ? Number(plain) : Number.NaN;
    return value >= min && value <= max ? accept(value) : refuse('number_invalid', { min, max });
  };

/** Reads a day: `2027-12-24`, also with dots or slashes. */
export const readDay: CellReader<SeoulDate> = (text) => {
  const parts = /^(\d{4})[-./]\s?(\d{1,2})[-./]\s?(\d{1,2})\.?$/.exec(normalizePlain(text));
  const [, year = '', month = '', day = ''] = parts ?? [];
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isValidDate(value) ? accept(value) : refuse('day_invalid');
};

/** Reads a start time: `18:30`, also `9:30` and `18:30:00`. */
export const readTime: CellReader<SeoulTime> = (text) => {
  const value = normalizePlain(text)
    .replace(/^(\d):/, '0$1:')
    .replace(/^(\d\d:\d\d):00$/, '$1');
  return isValidTime(value) ? accept(value) : refuse('time_invalid');
};

/** Creates a reader of a phone number. Its result is `010-1234-5678`, or `+…` of another country. */
export const createPhoneReader =
  (parseForeignNumber: ForeignPhoneParser): CellReader<string> =>
  (text) => {
    const number = getCanonicalPhone(parsePhoneNumber(normalizePlain(text)), parseForeignNumber);
    return number === null ? refuse('phone_invalid') : accept(formatPhoneNumber(number));
  };

/** Reads an e-mail address; its result is in lower case, as accounts have it. */
export const readEmail: CellReader<string> = (text) => {
  const value = normalizeEmail(text).toLowerCase();
  return isEmail(value) ? accept(value) : refuse('email_invalid');
};

const languageAliases: Readonly<Record<string, Language>> = { jp: 'ja', zh: 'cn', kr: 'ko' };

/** Reads a language: `ko`, `en`, `cn` or `ja`, also `jp` and `zh`. */
export const readLanguage: CellReader<Language> = (text) => {
  const plain = normalizePlain(text).toLowerCase();
  const value = languages.find((language) => language === plain) ?? languageAliases[plain];
  return value === undefined ? refuse('language_unknown', { choices: languages.join(', ') }) : accept(value);
};

/** Creates a reader that accepts only these words, in any case. */
export const createChoiceReader =
  <Choice extends string>(choices: readonly Choice[]): CellReader<Choice> =>
  (text) => {
    const plain = normalizePlain(text).toLowerCase();
    const value = choices.find((choice) => choice === plain);
    return value === undefined ? refuse('choice_unknown', { choices: choices.join(', ') }) : accept(value);
  };

type Readers = Readonly<Record<string, CellReader<unknown>>>;
type ReadCells<Each extends Readers> = {
  readonly [Column in keyof Each]: Each[Column] extends CellReader<infer Value> ? Value : never;
};

/** Reads the cells of a line, each with the reader of its column. Returns an issue for each cell that is refused. */
export function readCells<Each extends Readers>(
  cells: Readonly<Record<string, string>>,
  readers: Each,
):
  | { readonly ok: true; readonly row: ReadCells<Each> }
  | { readonly ok: false; readonly issues: readonly CellIssue[] } {
  const results = Object.entries(readers).map(([column, read]) => ({ column, result: read(cells[column] ?? '') }));
  const issues = results.flatMap(({ column, result }) =>
    result.ok ? [] : [{ column, code: result.code, values: result.values ?? {} }],
  );
  if (issues.length > 0) return { ok: false, issues };
  const row = Object.fromEntries(results.flatMap(({ column, result }) => (result.ok ? [[column, result.value]] : [])));
  return { ok: true, row: row as ReadCells<Each> };
}
