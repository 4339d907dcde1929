const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Secret of this page load. With it, the page can continue if the response with a new session cookie was lost. */
const pageKey = createKey();

/**
 * Returns the secret of this browser, which is in no cookie; undefined without local storage. Joining and provider
 * sign-in can only be continued in the browser that started them.
 */
function getBrowserKey(): string | undefined {
  try {
    const storedKey = localStorage.getItem('browserKey');
    if (storedKey !== null) return storedKey;
    const key = createKey();
    localStorage.setItem('browserKey', key);
    return key;
  } catch {
    return undefined;
  }
}

/** Creates the headers with the secrets of the page and of the browser. */
export function createKeyHeaders(): Readonly<Record<string, string>> {
  const browserKey = getBrowserKey();
  return { 'X-Page-Key': pageKey, ...(browserKey !== undefined && { 'X-Browser-Key': browserKey }) };
}
