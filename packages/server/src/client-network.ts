/** Of this machine: a proxy that TRUSTED_PROXIES does not name, or the site itself. Then nobody knows who asks. */
export const isThisMachine = (clientKey: string): boolean => /^127\.|^0:0:0:0::/.test(clientKey)

/**
 * The network that one customer of a provider has, of a client as `createClientKey` names it: the /24 of an IPv4
 * address, the /48 of an IPv6 one. Undefined for this machine, behind which everybody may be.
 */
export const networkOf = (clientKey: string): string | undefined => {
  if (isThisMachine(clientKey)) return undefined
  const parts = /^(\d+\.\d+\.\d+)\.\d+$/.exec(clientKey)
  if (parts) return `${parts[1]}.0/24`
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(clientKey)
  return groups ? `${groups[1]}::/48` : clientKey
}
