import { createHash } from 'node:crypto';

export const createEtag = (text: string): string =>
  `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

const removeWeakPrefix = (etag: string): string => etag.trim().replace(/^W\//, '');

export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return (
    ifNoneMatch.trim() === '*' ||
    (ifNoneMatch.match(/(?:W\/)?"[^"]*"/g) ?? []).some(
      (candidate) => removeWeakPrefix(candidate) === removeWeakPrefix(etag),
    )
  );
}
