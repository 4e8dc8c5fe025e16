import { BlockList, isIPv6 } from 'node:net';

/** Addresses that are nobody's on the public internet: IANA's registries of special-purpose addresses (RFC 6890 and later). */
const RESERVED_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

/** Only 2000::/3 is given out; these parts of it are not, or lead to an IPv4 address inside. */
const RESERVED_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const reserved = new BlockList();
for (const [net, prefix] of RESERVED_4) reserved.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of RESERVED_6) reserved.addSubnet(net, prefix, 'ipv6');

const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');

/** May this server connect there for a player? Not to itself, nor to anything of the network that it stands in. */
export const isPublic = (address: string): boolean =>
  isIPv6(address) ? given.check(address, 'ipv6') && !reserved.check(address, 'ipv6') : !reserved.check(address, 'ipv4');
