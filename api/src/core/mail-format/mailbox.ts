/**
 * Whom mail goes to or comes from. Always handed on as these two: a text of both would be parsed again, and what
 * a guest typed as a name could become an address.
 */
export interface Mailbox {
  name: string
  address: string
}

const pattern = /^(?:(?<name>[^<>"]*?)\s*<(?<inBrackets>[^<>\s@]+@[^<>\s@]+)>|(?<bare>[^<>\s@]+@[^<>\s@]+))$/

/** Reads `Calm Rest <stay@calmrest.example>` or an address alone, as the owner configures it. */
export const parseMailbox = (text: string): Mailbox | undefined => {
  const { name = '', inBrackets, bare } = pattern.exec(text.trim())?.groups ?? {}
  const address = inBrackets ?? bare
  return address === undefined ? undefined : { name, address }
}

export const domainOf = ({ address }: Mailbox) => address.slice(address.lastIndexOf('@') + 1)
