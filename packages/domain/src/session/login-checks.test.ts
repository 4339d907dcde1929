import { expect, it } from 'vitest';
import { checkLogin } from './login-checks';

it.each([
  ['both given', 'minji@example.com', 'secret', 'ok'],
  ['no id', '', 'secret', 'id_required'],
  ['a blank id', '  ', 'secret', 'id_required'],
  ['no password', 'minji@example.com', '', 'password_required'],
  ['neither: the id comes first', '', '', 'id_required'],
  ['a password of blanks is a password', 'minji@example.com', '   ', 'ok'],
])('checks the sign-in form: %s', (_case, username, password, expected) => {
  const check = checkLogin({ username, password });
  expect(check.ok ? 'ok' : check.error).toBe(expected);
});
