import { randomInt } from 'node:crypto'

const octet = () => randomInt(1, 255)

/**
 * Headers of a visitor with an address of their own, as a trusted proxy passes it on: what is limited for one address
 * is not limited for another. Sites under test trust this machine as their proxy.
 */
export const ownAddress = (): Record<string, string> => ({
  'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}`,
})
