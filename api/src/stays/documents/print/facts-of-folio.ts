import { addressLineOf } from '@calm-rest/contract/address'
import { hotel } from '@calm-rest/contract/hotel'
import type { DocumentRecipient, DocumentSettings, Folio, IssuedKind } from '@calm-rest/contract/staff'
import { dateInZone, toCents } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { StoredFacts } from '../../../property/index.ts'
import type { DocumentFacts } from '../content.ts'
import { formatDay } from './formats.ts'
import { documentWordsIn } from './words.ts'

interface Issue {
  kind: IssuedKind
  number: string | null
  lang: Lang
  /** Day of issue at the property. */
  day: string
  reference: string
  folio: Folio
  property: StoredFacts
  settings: DocumentSettings
  recipient: DocumentRecipient
  /** How much of the other currency of the settings one of the property's is; undefined if no rate is known. */
  rate: number | undefined
  accent: string | null
}

type Section = DocumentFacts['sections'][number]
type FolioLine = Folio['rooms'][number]['lines'][number]

/** Whether the property is registered for tax on a day. */
export const isRegisteredOn = (
  { registration }: Pick<DocumentSettings, 'registration'>,
  day: string,
): boolean => registration !== null && registration.from <= day

const addressOf = ({ name, address, legal, phone, email }: StoredFacts, lang: Lang): string[] => {
  const t = documentWordsIn(lang)
  const lines = [
    legal ? name : '',
    legal?.address ?? addressLineOf(address, lang),
    phone === '' ? '' : t('phone', { phone }),
    email,
  ]
  return lines.filter((line) => line !== '')
}

const sellerOf = ({ property, settings, day, lang }: Issue): DocumentFacts['seller'] => {
  const isRegistered = isRegisteredOn(settings, day)
  return {
    name: property.legal?.name || property.name,
    lines: addressOf(property, lang),
    taxNumber: (isRegistered ? settings.registration?.number : property.legal?.taxNumber) || null,
    isRegistered,
  }
}

const lineOf = ({ name, on, group, quantity, amount }: FolioLine, { lang, settings }: Issue) => ({
  name: on === null || group !== 'charge' ? name : `${name}, ${formatDay(lang, on, settings.monthFirst)}`,
  quantity,
  cents: toCents(amount),
})

/** The lines of each room without taxes, which stand among the sums. */
const sectionsOf = (issue: Issue): Section[] => {
  const { rooms } = issue.folio
  return rooms.map(({ roomType, guestName, checkIn, checkOut, lines }) => ({
    room:
      rooms.length === 1
        ? { name: roomType, from: checkIn, until: checkOut }
        : { name: guestName === '' ? roomType : `${roomType}, ${guestName}`, from: checkIn, until: checkOut },
    lines: lines.filter(({ group }) => group !== 'tax').map((line) => lineOf(line, issue)),
  }))
}

/** Taxes by their id and name, over all rooms. */
const taxesOf = ({ folio }: Issue): DocumentFacts['taxes'] => {
  const taxes = new Map<string, DocumentFacts['taxes'][number]>()
  for (const { group, name, taxId, amount, included } of folio.rooms.flatMap(({ lines }) => lines)) {
    if (group !== 'tax') continue
    const key = `${taxId ?? ''} ${name} ${included}`
    const cents = toCents(amount) + (taxes.get(key)?.cents ?? 0)
    taxes.set(key, { id: taxId ?? '', name, cents, included })
  }
  return [...taxes.values()]
}

const receivedSection = (payments: DocumentFacts['payments'], { lang, settings }: Issue): Section => {
  const t = documentWordsIn(lang)
  return {
    room: null,
    lines: payments.map(({ day, method, cents }) => ({
      name: t(cents < 0 ? 'refunded' : 'paid', {
        day: formatDay(lang, day, settings.monthFirst),
        method: t(`method.${method}`),
      }),
      quantity: null,
      cents,
    })),
  }
}

/** What a document of these kinds is about, from the folio of a booking. */
export const factsOfFolio = (issue: Issue): DocumentFacts => {
  const { kind, number, lang, day, reference, folio, property, settings, recipient, rate, accent } = issue
  const payments = folio.payments.map(({ at, method, amount }) => ({
    day: dateInZone(new Date(at), hotel.timeZone),
    method,
    cents: toCents(amount),
  }))
  const isReceipt = kind === 'receipt'
  const taxes = isReceipt ? [] : taxesOf(issue)
  const totalCents = toCents(isReceipt ? folio.paid : folio.total)
  const days = folio.rooms.flatMap(({ checkIn, checkOut }) => [checkIn, checkOut]).sort()
  return {
    kind,
    number,
    lang,
    day,
    from: days[0] ?? day,
    until: days.at(-1) ?? day,
    place: property.townNames[lang] || property.address.town,
    reference,
    currency: folio.currency,
    seller: sellerOf(issue),
    buyer: {
      name: recipient.name,
      lines: recipient.address?.split('\n').slice(0, 5) ?? [],
      taxNumber: recipient.taxNumber ?? null,
    },
    sections: isReceipt ? [receivedSection(payments, issue)] : sectionsOf(issue),
    taxes,
    netCents: taxes.reduce((rest, { cents }) => rest - cents, totalCents),
    totalCents,
    payments: isReceipt ? [] : payments,
    paidCents: toCents(folio.paid),
    other: settings.alsoIn === null || rate === undefined ? null : { currency: settings.alsoIn, rate },
    credits: null,
    monthFirst: settings.monthFirst,
    footer: settings.footer || null,
    accent,
  }
}
