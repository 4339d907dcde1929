import { expect, it } from 'vitest';
import { checkLogin } from './login-checks';

it.each([
  ['id and password', 'minji@example.com', 'secret', 'ok'],
  ['no id', '', 'secret', 'id_required'],
  ['a blank id', '  ', 'secret', 'id_required'],
  ['no password', 'minji@example.com', '', 'password_required'],
  ['neither: the id is reported', '', '', 'id_required'],
  ['a password of spaces', 'minji@example.com', '   ', 'ok'],
])('the sign-in form is checked: %s: $3', (_case, username, password, expected) => {
  const checkResult = checkLogin({ username, password });
  expect(checkResult.ok ? 'ok' : checkResult.error).toBe(expected);
});
