import { expect, it } from 'vitest';
import { isUnencrypted } from './unencrypted';

it.each([
  ['postgres://dining@db.internal/dining', true],
  ['postgres://dining@db.internal/dining?sslmode=disable', true],
  ['postgres://dining@db.internal/dining?sslmode=verify-full', false],
  ['postgres://dining@db.internal/dining?ssl=true', false],
  ['postgres://dining@127.0.0.1:5432/dining', false],
  ['postgres://dining@[::1]/dining', false],
  ['postgres://dining@localhost/dining?sslmode=disable', false],
  ['postgres://dining@db/dining?host=/var/run/postgresql', false],
  ['postgres://dining@localhost/dining?host=db.internal', true],
  ['postgres:///dining?host=db.internal', true],
  ['postgres:///dining?host=db.internal&sslmode=require', false],
  ['postgres://dining@db.internal/dining?host=::1', false],
])('%s is unencrypted: %s', (url, expected) => expect(isUnencrypted(url)).toBe(expected));
