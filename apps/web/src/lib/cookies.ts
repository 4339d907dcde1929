const yearSeconds = 31_536_000;

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const [key, ...value] = part.split('=');
    if (key === name) return decoded(value.join('='));
  }
  return null;
}

/** Writes a cookie for a year, or for the browser session. */
export function writeCookie(name: string, value: string, { session = false } = {}): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const age = session ? '' : `; Max-Age=${yearSeconds}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`;
}
