import { hotel } from '@calm-rest/contract/hotel'
import type { Mailbox } from './mailbox.ts'

/** Sender of every mail, and recipient of mail to the owner. */
export const propertyMailbox: Mailbox = { name: hotel.name, address: hotel.email }

const { street, town, postalCode, country } = hotel.address
export const addressLine = `${street}, ${town} ${postalCode}, ${country}`
