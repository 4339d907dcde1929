const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Known to this page alone: a session that the page has renewed goes on for it though the answer was lost. */
const pageKey = createKey();

/** Known to this browser, and to no cookie: what is begun here (a join, a sign-in with a provider) is not ended elsewhere. */
function getBrowserKey(): string | undefined {
  try {
    const kept = localStorage.getItem('browserKey');
    if (kept !== null) return kept;
    const key = createKey();
    localStorage.setItem('browserKey', key);
    return key;
  } catch {
    // A browser that allows no storage begins and ends without one.
    return undefined;
  }
}

/** The headers by which the server tells this page, and this browser, from another that has the same session cookie. */
export function getRequestKeys(): Readonly<Record<string, string>> {
  const browserKey = getBrowserKey();
  return { 'X-Page-Key': pageKey, ...(browserKey !== undefined && { 'X-Browser-Key': browserKey }) };
}
