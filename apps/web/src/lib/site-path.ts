const dummyOrigin = 'https://this.site';

/**
 * Returns the normalised path if the text is a path of this site, else null. Parses as browsers do instead of testing a
 * prefix, because `//host`, `/\host` and similar lead to other sites.
 */
export function parseSitePath(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/') || /%5c|%2f%2f/i.test(text)) return null;
  try {
    const url = new URL(text, dummyOrigin);
    return url.origin === dummyOrigin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
