import { createHash } from 'node:crypto';

/** Creates a weak ETag from a text: it stays the same whatever the representation is compressed with. */
export const createEtag = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

const strip = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Returns whether an `If-None-Match` header names the ETag (RFC 9110 §13.1.2), by weak comparison. */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.trim() === '*' || (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).some((one) => strip(one) === strip(etag));
}
