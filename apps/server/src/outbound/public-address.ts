import { BlockList, isIP } from 'node:net'

// Blocks of the IANA registries of special-purpose addresses: whatever is not reachable from everywhere.
const closed4 = new BlockList()
for (const block of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
])
  add(closed4, block, 'ipv4')

// Of IPv6 only blocks that are given out to networks are open; those that wrap an IPv4 address, such as 6to4 and
// Teredo, are not.
const open6 = new BlockList()
add(open6, '2000::/3', 'ipv6')
const closed6 = new BlockList()
for (const block of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']) add(closed6, block, 'ipv6')

function add(list: BlockList, block: string, family: 'ipv4' | 'ipv6') {
  const [network = '', bits] = block.split('/')
  list.addSubnet(network, Number(bits), family)
}

/** Whether an address, as numbers, is one of the public internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !closed4.check(address, 'ipv4')
  // An address with a zone is one of this machine's own networks.
  if (version !== 6 || address.includes('%')) return false
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6')
}
