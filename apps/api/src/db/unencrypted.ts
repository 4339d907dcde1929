const localHosts = new Set(['', 'localhost', '127.0.0.1', '[::1]', '::1']);
const tlsModes = new Set(['require', 'verify-ca', 'verify-full', 'no-verify']);

export function requiresTls(url: string): boolean {
  const { searchParams } = new URL(url);
  return searchParams.get('ssl') === 'true' || tlsModes.has(searchParams.get('sslmode') ?? '');
}

/** Returns true if data to and from the server leaves this machine without TLS. */
export function isUnencrypted(url: string): boolean {
  const { hostname, searchParams } = new URL(url);
  // The driver prefers the last parameter `host` to the host of the URL.
  const host = searchParams.getAll('host').at(-1) || hostname;
  // A host that is a path is a local socket.
  if (localHosts.has(host) || host.startsWith('/')) return false;
  return !requiresTls(url);
}
