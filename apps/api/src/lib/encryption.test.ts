import { expect, it } from 'vitest';
import { decrypt, encrypt } from './encryption';
import type { KeySet } from './keyring';

const createKey = (letter: string): string => Buffer.alloc(32, letter).toString('base64url');
const [current, previous, other] = ['a', 'b', 'c'].map(createKey) as [string, string, string];
const keys: KeySet = [current, previous];

it('a text is decrypted for the owner for whom it was encrypted, and for no other', () => {
  const encrypted = encrypt(keys, 'JBSWY3DPEHPK3PXP', 'mina');
  expect(encrypted).not.toContain('JBSWY3DPEHPK3PXP');
  expect(encrypt(keys, 'JBSWY3DPEHPK3PXP', 'mina')).not.toBe(encrypted);
  expect(decrypt(keys, encrypted, 'mina')).toEqual({ text: 'JBSWY3DPEHPK3PXP', isOld: false });
  expect(decrypt(keys, encrypted, 'jun')).toBeUndefined();
});

it('a text is decrypted with the previous key and reported as old, but not with an unknown key', () => {
  expect(decrypt(keys, encrypt([previous], 'secret', 'mina'), 'mina')).toEqual({ text: 'secret', isOld: true });
  expect(decrypt(keys, encrypt([other], 'secret', 'mina'), 'mina')).toBeUndefined();
});

it.each(['', 'short', Buffer.alloc(64).toString('base64url')])('%j is not decrypted', (text) =>
  expect(decrypt(keys, text, 'mina')).toBeUndefined(),
);
