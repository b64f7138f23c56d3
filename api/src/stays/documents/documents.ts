import { bookingReferenceOf } from '@calm-rest/contract/reference'
import type { DocumentRecipient, IssuedKind } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { todayAt } from '../../core/clock/property-clock.ts'
import type { Database } from '../../core/database/database.ts'
import { ApiError } from '../../core/http/api-error.ts'
import { formatName } from '../../core/mail-format/formats.ts'
import { propertyOf } from '../../property/index.ts'
import { createBookingReads } from '../bookings/stored-booking.ts'
import { createFolios } from '../folio/folios.ts'
import type { DocumentFacts } from './content.ts'
import { createDocumentLinks } from './links.ts'
import { createNumbers } from './numbers.ts'
import { creditFacts } from './print/credit-facts.ts'
import { factsOfFolio, isRegisteredOn } from './print/facts-of-folio.ts'
import { printDocument } from './print/print-document.ts'
import { createDocumentSettings } from './settings.ts'
import { createDocumentReads, type StoredDocument } from './stored-document.ts'

interface Issue {
  /** Of a booking or of one of its rooms: the document is for all of them. */
  reference: string
  kind: IssuedKind
  lang: Lang
  /** By default the guest. */
  recipient?: DocumentRecipient | undefined
  at: Date
  who: string
}

interface Credit {
  id: number
  reason: string
  at: Date
  who: string
}

interface NewRow {
  bookingId: number
  facts: DocumentFacts
  refersTo: number | null
}

const isInvoice = ({ kind }: Pick<StoredDocument, 'kind'>) => kind === 'invoice' || kind === 'tax_invoice'

/** Whether an invoice of the booking is not taken back. */
export const invoiceStands = (documents: readonly StoredDocument[]): boolean =>
  documents.some((one) => isInvoice(one) && !one.isCredited)

/** Issues documents of bookings. What is issued never changes; each write is one transaction. */
export const createDocuments = (db: Database) => {
  const bookings = createBookingReads(db)
  const reads = createDocumentReads(db)
  const folios = createFolios(db)
  const links = createDocumentLinks(db)
  const settings = createDocumentSettings(db)
  const nextNumber = createNumbers(db)
  const { facts: propertyFacts, rates: ratesStore } = propertyOf(db)
  const insert = db
    .prepare<[object], number>(`
    INSERT INTO documents (booking_id, kind, number, issued_at, who, lang, content, refers_to)
    VALUES (@bookingId, @kind, @number, @issuedAt, @who, @lang, @content, @refersTo) RETURNING id`)
    .pluck()

  const firstRoom = async (reference: string, lang: Lang) => {
    const [room] = await bookings.ofBooking(bookingReferenceOf(reference), lang)
    if (!room) throw new ApiError('booking_not_found')
    return room
  }
  const find = async (id: number): Promise<StoredDocument> => {
    const found = await reads.byId(id)
    if (!found) throw new ApiError('document_not_found')
    return found
  }
  const store = async ({ bookingId, facts, refersTo }: NewRow, at: Date, who: string): Promise<number> => {
    const { kind, number, lang } = facts
    const content = JSON.stringify({ facts, text: printDocument(facts) })
    const row = { bookingId, kind, number, issuedAt: at.toISOString(), who, lang, content, refersTo }
    const id = (await insert.get(row)) as number
    await links.renew(id, at)
    return id
  }
  const rateOf = async (currency: string | null) => {
    const { rates } = await ratesStore.current()
    return rates.otherCurrencies.find((one) => one.currency === currency)?.perDollar
  }

  const issue = db.transaction(async ({ reference, kind, lang, recipient, at, who }: Issue) => {
    const room = await firstRoom(reference, lang)
    const folio = await folios.ofBooking(reference, lang)
    const held = await settings.read()
    const day = todayAt(at)
    if (kind === 'tax_invoice' && !isRegisteredOn(held, day)) throw new ApiError('not_registered')
    if (kind === 'receipt' && folio.payments.length === 0) throw new ApiError('nothing_paid')
    if (isInvoice({ kind }) && invoiceStands(await reads.ofBooking(room.id)))
      throw new ApiError('invoice_stands')
    const property = await propertyFacts.current()
    const facts = factsOfFolio({
      kind,
      number: await nextNumber(kind, day, held),
      lang,
      day,
      reference: bookingReferenceOf(reference),
      folio,
      property,
      settings: held,
      recipient: recipient ?? { name: formatName(room), taxNumber: undefined },
      rate: await rateOf(held.alsoIn),
      accent: property.look?.accent ?? null,
    })
    return store({ bookingId: room.id, facts, refersTo: null }, at, who)
  })

  const credit = db.transaction(async ({ id, reason, at, who }: Credit) => {
    const invoice = await find(id)
    if (!isInvoice(invoice)) throw new ApiError('document_not_invoice')
    if (invoice.isCredited) throw new ApiError('document_credited')
    const day = todayAt(at)
    const number = await nextNumber('credit_note', day, await settings.read())
    const facts = creditFacts(invoice.content.facts, { number: number ?? '', day, reason })
    return store({ bookingId: invoice.bookingId, facts, refersTo: id }, at, who)
  })

  return {
    find: reads.byId,
    /** @throws ApiError 'document_not_found' */
    byId: find,
    /** Of a booking with all its rooms, newest first. */
    ofBooking: async (reference: string) => reads.ofBooking((await firstRoom(reference, 'en')).id),
    /** Returns the document behind a secret address; undefined for an unknown one. */
    bySecret: async (secret: string) => {
      const id = await links.idOf(secret)
      return id === undefined ? undefined : reads.byId(id)
    },
    /**
     * Returns the id of the document.
     *
     * @throws ApiError 'booking_not_found', 'not_registered', 'invoice_stands' or 'nothing_paid'
     */
    issue: (what: Issue) => issue(what),
    /**
     * Takes an invoice back, as a whole. Returns the id of the credit note.
     *
     * @throws ApiError 'document_not_found', 'document_not_invoice' or 'document_credited'
     */
    credit: (what: Credit) => credit(what),
    renewLink: (id: number, at: Date) => links.renew(id, at),
    settings,
  }
}
