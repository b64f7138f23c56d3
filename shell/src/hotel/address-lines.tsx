import { useAddressLines } from './use-address-lines.ts'

/** The postal address; the parent puts the lines below each other. */
export const AddressLines = () => useAddressLines().map((line) => <span key={line}>{line}</span>)
