const here = new Set(['', 'localhost', '127.0.0.1', '[::1]']);
const encrypted = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

/** Whether the driver connects with TLS, or not at all. */
export function asksForTls(url: string): boolean {
  const { searchParams } = new URL(url);
  return searchParams.get('ssl') === 'true' || encrypted.has(searchParams.get('sslmode') ?? '');
}

/** Whether what is said to the database of this address leaves the machine unencrypted. */
export function goesInTheClear(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  // A folder is that of a socket.
  if (here.has(hostname) || searchParams.get('host')?.startsWith('/') === true) return false;
  return !asksForTls(url);
}
