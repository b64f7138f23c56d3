import { randomInt } from 'node:crypto'

const octet = () => randomInt(1, 255)

/**
 * Headers of a visitor with an own address, as a trusted proxy passes it on: limits of one address do not
 * affect another. Sites under test trust this machine as their proxy.
 */
export const ownAddress = (): Record<string, string> => ({
  'x-forwarded-for': `10.${octet()}.${octet()}.${octet()}`,
})
