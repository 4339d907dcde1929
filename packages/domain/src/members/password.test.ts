import { expect, it } from 'vitest';
import { checkPassword } from './password';

const known = { userId: 'minji.kim@example.com', phone: '01012345678' };

it.each([
  ['a long one', 'moonlight over the bay', known, 'ok'],
  ['ten characters', 'moonlight7', known, 'ok'],
  ['ten of Hangul', '달빛이바다위에내리는', known, 'ok'],
  ['nine', 'moonlight', known, 'password_short'],
  ['nothing', '', known, 'password_short'],
  ['a hundred', 'moon7'.repeat(20), known, 'password_simple'],
  ['a hundred of more kinds', 'moonl'.repeat(20).replace('o', '7'), known, 'ok'],
  ['a hundred and one', `${'abcde'.repeat(20)}f`, known, 'password_long'],
  ['four different ones', 'abcdabcdabcd', known, 'password_simple'],
  ['the id', 'x-minji.kim@example.com', known, 'password_known'],
  ['the name of the id, in capitals', 'MINJI.KIM-2026', known, 'password_known'],
  ['the phone number', 'moon-12345678', known, 'password_known'],
  ['a name of three letters, which many words hold', 'moonlight kim', { ...known, userId: 'kim@example.com' }, 'ok'],
  ['no phone', 'moonlight7!', { ...known, phone: '' }, 'ok'],
])('checks a new password: %s', (_case, password, of, expected) => {
  const check = checkPassword(password, of);
  expect(check.ok ? 'ok' : check.error).toBe(expected);
});
