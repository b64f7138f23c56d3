import { addressLineOf } from '@calm-rest/contract/address'
import { bookingReferenceOf } from '@calm-rest/contract/reference'
import type { ShownText, ShownTexts } from '@calm-rest/contract/texts'
import type { Lang } from '@calm-rest/contract/widget'
import { todayAt } from '../../../core/clock/property-clock.ts'
import { formatDay } from '../../../core/mail-format/formats.ts'
import type { StoredFacts } from '../../../property/index.ts'
import type { StoredBooking } from '../../../stays/index.ts'
import { action, facts, note, text } from '../letter.ts'
import { mailboxOf, toGuest } from '../recipients.ts'
import type { Words } from '../words.ts'
import type { ComposeKit, Composer } from './compose-kit.ts'
import { bookingFacts, lastDayOf, staySpan } from './stay-facts.ts'

/** Sent some days before a stay: directions, and the question when the guests arrive. */
export const stayAhead: Composer<'stay-ahead'> = async ({ payload, lang, t, property }, kit) => {
  const reference = bookingReferenceOf(payload.reference)
  // guests in house, or a stay moved to another day, which has a mail of its own
  const rooms = (await kit.bookings.ofBooking(reference, lang)).filter(
    ({ status, arrivedOn, checkIn }) =>
      status === 'confirmed' && arrivedOn === null && checkIn === payload.checkIn,
  )
  const [booking] = rooms
  if (!booking || booking.email === '') return undefined
  // the mail server was down for days
  if (todayAt(kit.now()) > booking.checkIn) return undefined
  const token = await kit.signedLinks.forBooking(reference, lastDayOf(rooms))
  return {
    lang,
    ...toGuest(t, mailboxOf(booking)),
    subject: t('ahead.subject', { reference }),
    preheader: staySpan(rooms, lang, t),
    heading: t('ahead.heading'),
    parts: [
      text(t('ahead.intro', { day: formatDay(lang, booking.checkIn) })),
      text(arrivalText(booking, property, t)),
      action(t('ahead.tell'), kit.pages.withToken('booking', lang, token)),
      text(t('ahead.answer', { phone: property.phone })),
      facts(...bookingFacts(rooms, { lang, t, property })),
      text(t('ahead.address', { address: addressLineOf(property.address, lang) })),
      ...(await directions(lang, kit)),
      action(t('ahead.way'), kit.pages.address('location', lang)),
      note(t('ahead.notYou')),
    ],
  }
}

/** A guest who told a time when booking was not asked about the shuttle yet. */
const arrivalText = (
  { arrivalToldAt, arrivalTime, arrivalShuttle }: StoredBooking,
  { airportShuttle }: Pick<StoredFacts, 'airportShuttle'>,
  t: Words,
) => {
  const hasShuttle = airportShuttle !== false
  if (arrivalToldAt === null) return t(hasShuttle ? 'ahead.askShuttle' : 'ahead.ask')
  if (arrivalShuttle !== null) return t('ahead.told')
  return t(hasShuttle ? 'ahead.toldTimeShuttle' : 'ahead.toldTime', { time: arrivalTime })
}

/** The ways that the location page describes, each as a paragraph. */
const directions = async (lang: Lang, { texts }: Pick<ComposeKit, 'texts'>) => {
  const { screens } = await texts.shown(lang)
  const { items = [] } = (screens.location as ShownTexts<'location'> | undefined)?.directions ?? {}
  return items.map(({ title, steps }) => {
    const sentences = plain(steps)
      .split('\n')
      .map((step) => step.trim())
    return text([plain(title), sentences.filter(Boolean).join(' ')].filter(Boolean).join(': '))
  })
}

const plain = (shown: ShownText | undefined) => (typeof shown === 'object' ? shown.text : (shown ?? ''))
