const placeholderOrigin = 'http://site.invalid';

/**
 * Returns the path of this site to redirect to, parsed as browsers do. Returns `/` if the URL is missing, does not
 * begin with `/`, or could lead to another site, as by `//host`, `/\host` or encoded slashes.
 */
export function sanitizeReturnUrl(returnUrl: string | undefined): string {
  if (returnUrl === undefined || !returnUrl.startsWith('/') || /[\\\p{Cc}]|%5c|%2f%2f/iu.test(returnUrl)) return '/';
  if (!URL.canParse(returnUrl, placeholderOrigin)) return '/';
  const url = new URL(returnUrl, placeholderOrigin);
  if (url.origin !== placeholderOrigin || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
