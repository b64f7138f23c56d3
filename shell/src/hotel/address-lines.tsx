import { addressLinesOf } from '@calm-rest/contract/address'
import { useSite } from '../site/site.ts'

/** The postal address; the parent puts the lines below each other. */
export const AddressLines = () =>
  addressLinesOf(useSite().facts.address).map((line) => <span key={line}>{line}</span>)
