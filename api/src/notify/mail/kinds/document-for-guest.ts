import { documentPath } from '../../../stays/index.ts'
import { action, facts, text } from '../letter.ts'
import { mailboxOf, toGuest } from '../recipients.ts'
import type { Composer } from './compose-kit.ts'

/** The address of a bill, a receipt or an invoice; none once its link was ended or the guest was erased. */
export const documentForGuest: Composer<'document-for-guest'> = async ({ payload, lang, t }, kit) => {
  const stored = await kit.documents.find(payload.documentId)
  if (!stored) return undefined
  const booking = await kit.bookings.byReference(stored.reference, lang)
  if (!booking || booking.email === '' || stored.secret === null) return undefined
  const { text: printed } = stored.content
  const name = [printed.title, stored.number ?? ''].join(' ').trim()
  return {
    lang,
    ...toGuest(t, mailboxOf(booking)),
    subject: t('document.subject', { name, reference: booking.reference }),
    preheader: `${printed.total.label}: ${printed.total.value}`,
    heading: name,
    parts: [
      text(t('document.intro')),
      facts(...printed.facts, printed.total, ...(printed.due ? [printed.due] : [])),
      action(t('document.action'), kit.pages.below(documentPath(stored.secret))),
      text(t('document.pdf')),
    ],
  }
}
