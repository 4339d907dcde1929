import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeySet } from './keyring';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const toKey = (key: string): Buffer => Buffer.from(key, 'base64url');

/** Encrypts a text with the first key. Decryption needs the same `owner`, so texts of two owners cannot be swapped. */
export function encrypt([key]: KeySet, text: string, owner: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, toKey(key), nonce).setAAD(Buffer.from(owner));
  const encryptedText = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encryptedText]).toString('base64url');
}

function decryptWithKey(key: string, encryptedBytes: Buffer, owner: string): string | undefined {
  const nonce = encryptedBytes.subarray(0, nonceBytes);
  const tag = encryptedBytes.subarray(nonceBytes, nonceBytes + tagBytes);
  try {
    const decipher = createDecipheriv(algorithm, toKey(key), nonce, { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(tag);
    const body = encryptedBytes.subarray(nonceBytes + tagBytes);
    return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

/**
 * Decrypts a text with any of the keys; undefined if all fail. `isOld`: the text was not encrypted with the first key,
 * so encrypt it again.
 */
export function decrypt(
  keys: KeySet,
  encrypted: string,
  owner: string,
): { readonly text: string; readonly isOld: boolean } | undefined {
  const bytes = Buffer.from(encrypted, 'base64url');
  for (const [index, key] of keys.entries()) {
    const text = decryptWithKey(key, bytes, owner);
    if (text !== undefined) return { text, isOld: index > 0 };
  }
  return undefined;
}
