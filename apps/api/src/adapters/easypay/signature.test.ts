import { describe, expect, it } from 'vitest';
import { isSignatureValid, sign } from './signature';

const secret = 'sandbox-secret';
const vectors: ReadonlyArray<readonly [string, readonly (string | number)[], string]> = [
  [
    'an approval: pgCno, amount, transactionDate',
    ['26112100000000000001', 150000, '20261121090000'],
    'c502124070cbeae541dc738aa27168fd4944f818da301182af45a11ba87c99d5',
  ],
  [
    'a cancel: pgCno, shopTransactionId',
    ['26112100000000000001', '6f1c1b1e-0000-4000-8000-000000000001'],
    '38c173d036ffbe58ad2bdc390ffbed83dbed8aa758aad0e517b698bc665a2713',
  ],
];

describe('msgAuthValue', () => {
  it.each(vectors)('signs %s', (_name, parts, expected) => {
    expect(sign(secret, ...parts)).toBe(expected);
  });

  it.each(vectors)('accepts the signature of %s, in either letter case', (_name, parts, expected) => {
    expect(isSignatureValid(expected, secret, ...parts)).toBe(true);
    expect(isSignatureValid(expected.toUpperCase(), secret, ...parts)).toBe(true);
  });

  it.each([
    ['an empty signature', ''],
    ['a shorter signature', 'c502124070'],
    ['a signature that ends with another character', `${vectors[0]?.[2].slice(0, -1)}6`],
    ['64 characters that are not hexadecimal', '가'.repeat(64)],
  ])('rejects %s', (_name, signature) => {
    expect(isSignatureValid(signature, secret, ...(vectors[0]?.[1] ?? []))).toBe(false);
  });

  it('rejects a signature made with another secret', () => {
    expect(isSignatureValid(sign('another-secret', 'a', 1), secret, 'a', 1)).toBe(false);
  });
});
