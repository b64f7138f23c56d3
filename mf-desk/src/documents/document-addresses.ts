import type { StaffDocument } from '@calm-rest/contract/staff'

/** Full address of the page of a document, for people elsewhere; null without a link. */
export const pageOf = ({ path }: Pick<StaffDocument, 'path'>): string | null =>
  path === null ? null : new URL(path, location.origin).href

/**
 * Opens WhatsApp with the text and the address written. Without a number of the guest it asks for whom. WhatsApp takes
 * digits alone.
 */
export const whatsAppOf = (document: StaffDocument, phone: string | null): string | null => {
  const page = pageOf(document)
  if (page === null) return null
  const text = new URLSearchParams({ text: `${document.message} ${page}` })
  return `https://wa.me/${(phone ?? '').replace(/\D/g, '')}?${String(text).replaceAll('+', '%20')}`
}
