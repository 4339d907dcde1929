import { asCode, type ResvCode } from '@dining/domain/shared/codes';

/** A reservation's number as guests type it: small letters, other dashes or none, O for 0 and I or L for 1 (Crockford). */
export function typedNumber(text: string): ResvCode {
  const letters = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return asCode<ResvCode>(`${letters.slice(0, 8)}-${letters.slice(8)}`);
}
