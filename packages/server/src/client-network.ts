/** Whether a client is this machine: the site itself, or a proxy that TRUSTED_PROXIES does not name. */
export const isThisMachine = (clientKey: string): boolean => /^127\.|^0:0:0:0::/.test(clientKey)

/**
 * Network of a client by `createClientKey`, the size that providers give one customer: the /24 of an IPv4
 * address, the /48 of an IPv6 one. Undefined for this machine, which may serve anyone.
 */
export const networkOf = (clientKey: string): string | undefined => {
  if (isThisMachine(clientKey)) return undefined
  const parts = /^(\d+\.\d+\.\d+)\.\d+$/.exec(clientKey)
  if (parts) return `${parts[1]}.0/24`
  const groups = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(clientKey)
  return groups ? `${groups[1]}::/48` : clientKey
}

/** Network of a client for limits; this machine counts as its own network. */
export const networkKeyOf = (clientKey: string): string => networkOf(clientKey) ?? clientKey
