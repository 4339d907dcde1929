const yearSeconds = 31_536_000;

/** A cookie by name, or null. */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const [key, ...value] = part.split('=');
    if (key === name) return decodeURIComponent(value.join('='));
  }
  return null;
}

/** Keeps a small value of the page for a year, or for this browser session only. */
export function writeCookie(name: string, value: string, { session = false } = {}): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = session ? '' : `; Max-Age=${yearSeconds}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`;
}
