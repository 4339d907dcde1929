const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Secret of this page: lets it continue with a renewed session if the response with the new cookie was lost. */
const pageKey = createKey();

/**
 * Returns the secret of this browser, which no cookie contains: joining and provider sign-in can only be continued in
 * the same browser.
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
