/** A /64 network has four of the eight groups of an IPv6 address. */
const groupsPerNetwork = 4;

function parseGroups(ip: string): number[] {
  const parsePart = (part = '') =>
    part.split(':').flatMap((group) => {
      const [first = 0, second = 0, third = 0, fourth = 0] = group.split('.').map(Number);
      if (group.includes('.')) return [first * 256 + second, third * 256 + fourth];
      return group === '' ? [] : [Number.parseInt(group, 16)];
    });
  const [head, tail] = ip.split('%', 1)[0]?.split('::') ?? [];
  const [headGroups, tailGroups] = [parsePart(head), parsePart(tail)];
  return [
    ...headGroups,
    ...Array<number>(Math.max(0, 8 - headGroups.length - tailGroups.length)).fill(0),
    ...tailGroups,
  ];
}

const removeBracketsAndPort = (ip: string): string =>
  ip.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');

const getMappedIpv4 = (groups: readonly number[]): string | undefined => {
  const [mappedPrefix, high = 0, low = 0] = groups.slice(5);
  return mappedPrefix === 0xffff && groups.slice(0, 5).every((group) => group === 0)
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : undefined;
};

/** Returns an address without brackets, port and zone; an IPv4-mapped IPv6 address as IPv4. */
export function getPlainIpAddress(ip: string): string {
  const address = removeBracketsAndPort(ip);
  if (!address.includes(':')) return address;
  return getMappedIpv4(parseGroups(address)) ?? address.replace(/%.*$/, '');
}

/**
 * Returns the address that limits count by: the whole IPv4 address, also of an IPv4-mapped IPv6 address, or the IPv6
 * network (/64).
 */
export function normalizeIpAddress(ip: string): string {
  const address = removeBracketsAndPort(ip);
  if (!address.includes(':')) return address;
  const groups = parseGroups(address);
  const mappedIpv4 = getMappedIpv4(groups);
  if (mappedIpv4 !== undefined) return mappedIpv4;
  return `${groups
    .slice(0, groupsPerNetwork)
    .map((group) => group.toString(16))
    .join(':')}::`;
}
