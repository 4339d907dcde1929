const base = 'http://site.invalid';

/**
 * Returns the path to go to after signing in, parsed as browsers do. Returns `/` if it leads to another site, such as
 * `//host`, `/\host`, another scheme or encoded slashes.
 */
export function safeReturnUrl(wanted: string | undefined): string {
  if (wanted === undefined || !wanted.startsWith('/') || /[\\\p{Cc}]|%5c|%2f%2f/iu.test(wanted)) return '/';
  if (!URL.canParse(wanted, base)) return '/';
  const url = new URL(wanted, base);
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
