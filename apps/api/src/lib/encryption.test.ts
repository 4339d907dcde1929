import { expect, it } from 'vitest';
import { decrypt, encrypt } from './encryption';
import type { KeySet } from './keyring';

const createKey = (letter: string): string => Buffer.alloc(32, letter).toString('base64url');
const [currentKey, previousKey, otherKey] = ['a', 'b', 'c'].map(createKey) as [string, string, string];
const keys: KeySet = [currentKey, previousKey];

it('a text is decrypted for the owner for whom it was encrypted, and for no other', () => {
  const encryptedText = encrypt(keys, 'JBSWY3DPEHPK3PXP', 'mina');
  expect(encryptedText).not.toContain('JBSWY3DPEHPK3PXP');
  expect(encrypt(keys, 'JBSWY3DPEHPK3PXP', 'mina')).not.toBe(encryptedText);
  expect(decrypt(keys, encryptedText, 'mina')).toEqual({ text: 'JBSWY3DPEHPK3PXP', isOld: false });
  expect(decrypt(keys, encryptedText, 'jun')).toBeUndefined();
});

it('a text is decrypted with the previous key and reported as old, but not with an unknown key', () => {
  expect(decrypt(keys, encrypt([previousKey], 'secret', 'mina'), 'mina')).toEqual({ text: 'secret', isOld: true });
  expect(decrypt(keys, encrypt([otherKey], 'secret', 'mina'), 'mina')).toBeUndefined();
});

it.each(['', 'short', Buffer.alloc(64).toString('base64url')])('%j is not decrypted', (text) =>
  expect(decrypt(keys, text, 'mina')).toBeUndefined(),
);
