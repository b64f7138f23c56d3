import type { Mailbox } from './mailbox.ts'
import { domainOf } from './mailbox.ts'

export interface Sender {
  /** Configured sender of all mail; by default the property's own address. */
  from?: Mailbox | undefined
  /** Public URL of the site. */
  publicUrl: string
}

/** Name and address of the property. */
type Named = Readonly<{ name: string; email: string }>

export const propertyMailbox = ({ name, email }: Named): Mailbox => ({ name, address: email })

/** Domain of the ids of messages: it stays the same whatever the owner changes. */
export const idDomain = ({ from, publicUrl }: Sender): string =>
  from ? domainOf(from) : new URL(publicUrl).hostname

/** Sender of mail: the configured address, with the property's name where it has none. */
export const senderOf = (sender: Sender, property: Named): Mailbox => {
  const address = sender.from?.address ?? (property.email || `noreply@${idDomain(sender)}`)
  return { name: sender.from?.name || property.name, address }
}
