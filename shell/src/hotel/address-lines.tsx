import { addressLines } from './contact-links.ts'

/** The postal address; the parent puts the lines below each other. */
export const AddressLines = () => addressLines.map((line) => <span key={line}>{line}</span>)
