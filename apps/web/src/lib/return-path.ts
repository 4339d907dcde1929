const origin = 'https://this.site';

/**
 * A path of this site, or null for anything else. Parsed as a browser would, never tested by prefix:
 * `//host`, `/\host` and the like lead away.
 */
export function pathOfThisSite(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/') || /%5c|%2f%2f/i.test(text)) return null;
  try {
    const url = new URL(text, origin);
    return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : null;
  } catch {
    return null;
  }
}
