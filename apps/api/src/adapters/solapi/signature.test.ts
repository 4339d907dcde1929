import { expect, it } from 'vitest';
import { createAuthorizationHeader } from './signature';

it('the authorization header has the known signature of a fixed key, secret, date and salt', () => {
  const input = {
    key: 'demo-key',
    secret: 'sandbox-secret',
    date: new Date('2026-11-21T00:00:00Z'),
    salt: 'salt0123456789abcdef',
  };
  expect(createAuthorizationHeader(input)).toBe(
    'HMAC-SHA256 apiKey=demo-key, date=2026-11-21T00:00:00.000Z, salt=salt0123456789abcdef, ' +
      'signature=5df0c05c726b3e0a20151e8aaba85836189f5a191f7e5a345543252e085358ff',
  );
});
