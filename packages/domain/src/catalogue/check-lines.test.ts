import { expect, it } from 'vitest';
import type { LocalizedText } from '../shared/localized-text';
import { checkEmail, checkFilled, checkLine, checkLineFields, lineLimit } from './check-lines';

const name = { default: '겨울', ko: '겨울', en: 'Winter', cn: '冬季', ja: '冬' };
const format = (issues: ReturnType<typeof checkLine>) => issues.map(({ path, code }) => `${path.join('.')} ${code}`);

it.each<readonly [sentence: string, text: string | LocalizedText, issues: readonly string[]]>([
  ['a name in four languages', name, []],
  ['a text of the maximum length', '겨'.repeat(lineLimit), []],
  ['a text that is one character too long', '겨'.repeat(lineLimit + 1), ['name line_invalid']],
  ['a text of two lines', 'Winter\nmenu', ['name line_invalid']],
  ['a tab', 'Winter\tmenu', ['name line_invalid']],
  [
    'two languages that are too long',
    { ...name, en: 'W'.repeat(501), ja: '冬'.repeat(501) },
    ['name.en line_invalid', 'name.ja line_invalid'],
  ],
  ['a text that is the same in every language and too long', { default: 'W'.repeat(501) }, ['name line_invalid']],
])('the issues of a line with %s are $2', (_sentence, text, issues) => {
  expect(format(checkLine(text, ['name']))).toEqual(issues);
});

it('fields with more than one line are reported', () => {
  expect(format(checkLineFields({ name, phone: '1\n2' }, ['name', 'phone']))).toEqual(['phone line_invalid']);
});

it.each([
  ['an address', 'grill@dalbit.example', []],
  ['no address', ' ', []],
  ['spaces around an address', ' grill@dalbit.example ', []],
  ['no domain', 'grill', ['mailbox email_invalid']],
  ['two addresses', 'grill@dalbit.example, bar@dalbit.example', ['mailbox email_invalid']],
])('the issues of an e-mail field with %s are $2', (_case, email, issues) => {
  expect(format(checkEmail(email, ['mailbox']))).toEqual(issues);
});

it.each([
  ['02-123-4567', []],
  [' ', ['phone field_missing']],
])('the required phone number “%s” has the issues $1', (phone, issues) => {
  expect(format(checkFilled(phone, ['phone']))).toEqual(issues);
});
