const base = 'http://site.invalid';

/**
 * The path to go to after signing in: parsed as a browser would, and kept only when it stays on this site. `//host`,
 * `/\host`, another scheme and encoded tricks all end at `/`.
 */
export function safeReturnUrl(wanted: string | undefined): string {
  if (wanted === undefined || !wanted.startsWith('/') || /[\\\p{Cc}]|%5c|%2f%2f/iu.test(wanted)) return '/';
  if (!URL.canParse(wanted, base)) return '/';
  const url = new URL(wanted, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
