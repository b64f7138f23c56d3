import { hotel } from '@calm-rest/contract/hotel'

export const telUrl = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`

export const mailUrl = (email: string) => `mailto:${email}`

const { street, town, postalCode, region, country } = hotel.address

/** The postal address as one writes it in Sri Lanka, line by line. */
export const addressLines = [street, `${town} ${postalCode}`, region, country]
