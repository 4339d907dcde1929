const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Secret of this page. It lets the page continue with a renewed session if the response with the new cookie was lost.
 */
const pageKey = createKey();

/**
 * Returns the secret of this browser, which is in no cookie. Joining and provider sign-in can only be continued in the
 * browser that started them.
 */
function getBrowserKey(): string | undefined {
  try {
    const stored = localStorage.getItem('browserKey');
    if (stored !== null) return stored;
    const key = createKey();
    localStorage.setItem('browserKey', key);
    return key;
  } catch {
    return undefined;
  }
}

export function getRequestKeys(): Readonly<Record<string, string>> {
  const browserKey = getBrowserKey();
  return { 'X-Page-Key': pageKey, ...(browserKey !== undefined && { 'X-Browser-Key': browserKey }) };
}
