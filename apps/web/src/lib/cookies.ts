const yearSeconds = 31_536_000;

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

export function getCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    const [key, ...valueParts] = part.split('=');
    if (key === name) return decodeOrNull(valueParts.join('='));
  }
  return null;
}

export function setCookie(name: string, value: string, { isSessionCookie = false } = {}): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const maxAge = isSessionCookie ? '' : `; Max-Age=${yearSeconds}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${maxAge}${secure}`;
}
