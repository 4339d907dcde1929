import { expect, it } from 'vitest';
import { checkPassword } from './password';

const identifiers = { userId: 'minji.kim@example.com', phone: '01012345678' };

it.each([
  ['a long password', 'moonlight over the bay', identifiers, 'ok'],
  ['ten characters', 'moonlight7', identifiers, 'ok'],
  ['ten Hangul syllables', '달빛이바다위에내리는', identifiers, 'ok'],
  ['nine characters', 'moonlight', identifiers, 'password_short'],
  ['an empty password', '', identifiers, 'password_short'],
  ['a hundred characters, four of them different', 'moon7'.repeat(20), identifiers, 'password_simple'],
  ['a hundred characters, five of them different', 'moonl'.repeat(20).replace('o', '7'), identifiers, 'ok'],
  ['a hundred and one characters', `${'abcde'.repeat(20)}f`, identifiers, 'password_long'],
  ['twelve characters, four of them different', 'abcdabcdabcd', identifiers, 'password_simple'],
  ['the id', 'x-minji.kim@example.com', identifiers, 'password_known'],
  ['the local part of the id, in capitals', 'MINJI.KIM-2026', identifiers, 'password_known'],
  ['the last eight digits of the phone number', 'moon-12345678', identifiers, 'password_known'],
  [
    'a local part of three letters, which many words contain',
    'moonlight kim',
    { ...identifiers, userId: 'kim@example.com' },
    'ok',
  ],
  ['the password of a member without a phone number', 'moonlight7!', { ...identifiers, phone: '' }, 'ok'],
])('a new password is checked: %s is $3', (_case, password, member, expected) => {
  const checkResult = checkPassword(password, member);
  expect(checkResult.ok ? 'ok' : checkResult.error).toBe(expected);
});
