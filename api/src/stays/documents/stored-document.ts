import type { DocumentKind, StaffDocument } from '@calm-rest/contract/staff'
import { toDollars } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import type { Database } from '../../core/database/database.ts'
import { type DocumentContent, documentContent } from './content.ts'
import { documentWordsIn } from './print/words.ts'

interface DocumentRow {
  id: number
  kind: DocumentKind
  number: string | null
  issuedAt: string
  who: string
  lang: Lang
  content: string
  refersTo: number | null
  isCredited: 0 | 1
  secret: string | null
  /** Of the first room of its booking. */
  reference: string
  bookingId: number
}

/** A document as it was issued. */
export interface StoredDocument extends Omit<DocumentRow, 'content' | 'isCredited'> {
  content: DocumentContent
  isCredited: boolean
}

const select = `
  SELECT d.id, d.kind, d.number, d.issued_at AS "issuedAt", d.who, d.lang, d.content, d.refers_to AS "refersTo",
    EXISTS (SELECT 1 FROM documents c WHERE c.refers_to = d.id) AS "isCredited", l.secret, b.reference, d.booking_id AS "bookingId"
  FROM documents d JOIN bookings b ON b.id = d.booking_id LEFT JOIN document_links l ON l.document_id = d.id`

const toStored = ({ content, isCredited, ...row }: DocumentRow): StoredDocument => ({
  ...row,
  content: documentContent.parse(JSON.parse(content)),
  isCredited: isCredited === 1,
})

/** Reads documents. */
export const createDocumentReads = (db: Database) => {
  const byId = db.prepare<[number], DocumentRow>(`${select} WHERE d.id = ?`)
  const ofBooking = db.prepare<[number], DocumentRow>(`${select} WHERE d.booking_id = ? ORDER BY d.id DESC`)
  return {
    byId: async (id: number): Promise<StoredDocument | undefined> => {
      const row = await byId.get(id)
      return row && toStored(row)
    },
    /** Newest first. */
    ofBooking: async (bookingId: number): Promise<StoredDocument[]> =>
      (await ofBooking.all(bookingId)).map(toStored),
  }
}

/** Path of the page of a document, below the address of the site. */
export const documentPath = (secret: string): string => `/api/documents/${secret}`

/** A document as the staff see it. */
export const toStaffDocument = (stored: StoredDocument): StaffDocument => {
  const { id, kind, number, issuedAt, who, lang, content, refersTo, isCredited, secret } = stored
  const { facts } = content
  const t = documentWordsIn(lang)
  return {
    id,
    kind,
    number,
    issuedAt,
    who,
    lang,
    total: toDollars(facts.totalCents),
    recipient: facts.buyer.name,
    refersTo,
    isCredited,
    path: secret === null ? null : documentPath(secret),
    message: t(`message.${kind}`, { property: facts.seller.name }),
  }
}
