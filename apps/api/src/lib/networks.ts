import { BlockList, isIP } from 'node:net';
import { getPlainIpAddress } from './ip-address';

export interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: 'ipv4' | 'ipv6';
}

/** Parses a network such as `203.0.113.0/24` or `2001:db8::/32`, or a single address. */
export function parseNetwork(text: string): Network | undefined {
  const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0 || address.includes('%')) return undefined;
  const bits = version === 4 ? 32 : 128;
  const prefix = length === undefined ? bits : Number(length);
  return prefix > bits ? undefined : { address, prefix, family: version === 4 ? 'ipv4' : 'ipv6' };
}

/** Returns a function that returns true for addresses in one of the networks. */
export function createNetworkFilter(networks: readonly Network[]): (ip: string) => boolean {
  const list = new BlockList();
  for (const { address, prefix, family } of networks) list.addSubnet(address, prefix, family);
  return (ip) => {
    const address = getPlainIpAddress(ip);
    const version = isIP(address);
    return version !== 0 && list.check(address, version === 4 ? 'ipv4' : 'ipv6');
  };
}
