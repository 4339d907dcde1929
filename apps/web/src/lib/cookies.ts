const yearSeconds = 31_536_000;

/** What was encoded for an address or a cookie; null where anyone has broken it. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** A cookie by name; null where there is none, or none that can be read. */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const [key, ...value] = part.split('=');
    if (key === name) return decoded(value.join('='));
  }
  return null;
}

/** Keeps a small value of the page for a year, or for this browser session only. */
export function writeCookie(name: string, value: string, { session = false } = {}): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = session ? '' : `; Max-Age=${yearSeconds}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`;
}
