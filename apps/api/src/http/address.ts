import type { FastifyRequest } from 'fastify';

/** The groups of an IPv6 address that name a network: whoever has it has 2^64 addresses, and is counted as one. */
const networkGroups = 4;

/** An address as it is counted against limits: IPv4 whole, also where it comes written as IPv6, and IPv6 by its network. */
export function countedAddress(ip: string): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = ip.toLowerCase().split('%', 1)[0]?.split('::') ?? [];
  const groups = (part: string | undefined) => (part === undefined || part === '' ? [] : part.split(':'));
  const before = groups(head);
  const after = groups(tail);
  const all = [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after];
  return `${all
    .slice(0, networkGroups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::`;
}

/** From where a request comes, as limits count it. */
export const addressOf = (request: FastifyRequest): string => countedAddress(request.ip);
