/**
 * Sender or recipient of mail. Name and address stay separate: a combined text would be parsed again, and a name typed
 * by a guest could become an address.
 */
export interface Mailbox {
  name: string
  address: string
}

const pattern = /^(?:(?<name>[^<>"]*?)\s*<(?<inBrackets>[^<>\s@]+@[^<>\s@]+)>|(?<bare>[^<>\s@]+@[^<>\s@]+))$/

/** Parses `The House <stay@house.example>` or an address alone, as the owner configures it. */
export const parseMailbox = (text: string): Mailbox | undefined => {
  const { name = '', inBrackets, bare } = pattern.exec(text.trim())?.groups ?? {}
  const address = inBrackets ?? bare
  return address === undefined ? undefined : { name, address }
}

export const domainOf = ({ address }: Mailbox) => address.slice(address.lastIndexOf('@') + 1)
