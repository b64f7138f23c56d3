import { formatMoment, formatPrice } from '../../../core/mail-format/formats.ts'
import { isPayable, paymentPath } from '../../../stays/index.ts'
import { action, facts, note, text } from '../letter.ts'
import { mailboxOf, toGuest } from '../recipients.ts'
import type { Composer } from './compose-kit.ts'
import { stayFacts, staySpan } from './stay-facts.ts'

/** The link with which a guest pays online. */
export const paymentLink: Composer<'payment-link'> = async ({ payload, lang, t, property }, kit) => {
  const order = await kit.paymentOrders.byId(payload.order)
  const booking = order && (await kit.bookings.byReference(order.reference, lang))
  // paid or ended since
  if (!booking || booking.email === '' || !isPayable(order.state)) return undefined
  const amount = formatPrice(lang, order.amountCents)
  return {
    lang,
    ...toGuest(t, mailboxOf(booking)),
    subject: t('payment.subject', { reference: order.reference }),
    preheader: staySpan([booking], lang, t),
    heading: t('payment.heading', { amount }),
    parts: [
      text(t('payment.intro')),
      facts(...stayFacts(booking, { lang, t, property })),
      ...(order.holds === 1 ? [text(t('payment.held', { until: formatMoment(lang, order.expiresAt) }))] : []),
      action(t('payment.action', { amount }), kit.pages.payment(paymentPath(order.secret), lang)),
      note(t('payment.note')),
    ],
  }
}
