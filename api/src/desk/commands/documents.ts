import type { DocumentRecipient, DocumentSettings, IssuedKind } from '@calm-rest/contract/staff'
import type { Lang } from '@calm-rest/contract/widget'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { outboxOf } from '../../core/outbox/outbox.ts'
import { staysOf } from '../../stays/index.ts'
import type { DeskDeps } from './deps.ts'
import { createRecordChange } from './record-change.ts'

interface Issue {
  kind: IssuedKind
  lang: Lang
  recipient?: DocumentRecipient | undefined
}

type SettingsChange = { [K in keyof DocumentSettings]?: DocumentSettings[K] | undefined }

/** Bills, receipts, invoices and credit notes at the desk; each is one transaction with its audit log line. */
export const createDeskDocumentCommands = (deps: DeskDeps) => {
  const { db, recorder, now } = deps
  const { documents, bookings } = staysOf(db)
  const outbox = outboxOf(db)
  const { who } = recorder

  /** The last document, for the audit log. */
  const factsOf = async (reference: string) => {
    const [last] = await documents.ofBooking(reference)
    return { document: last ? (last.number ?? last.kind) : null }
  }
  const changed = createRecordChange(deps, factsOf)

  return {
    ofBooking: documents.ofBooking,
    byId: documents.byId,
    /** Issues a document for a booking with all its rooms. Returns its id. */
    issue: (reference: string, { kind, lang, recipient }: Issue) =>
      changed(
        'document issue',
        reference,
        (at) => documents.issue({ reference, kind, lang, recipient, at, who }),
        { isAlwaysLogged: true },
      ) as Promise<number>,
    /** Takes an invoice back. Returns the id of the credit note. */
    credit: async (id: number, reason: string) => {
      const { reference } = await documents.byId(id)
      return changed('document credit', reference, (at) => documents.credit({ id, reason, at, who }), {
        reason,
      }) as Promise<number>
    },
    /** Ends the address of a document, and makes another one. */
    renewLink: async (id: number) => {
      const { reference } = await documents.byId(id)
      await changed('document link', reference, (at) => documents.renewLink(id, at), { isAlwaysLogged: true })
    },
    /** Mails the address of a document to the guest. */
    mail: async (id: number) => {
      const { reference, lang } = await documents.byId(id)
      const booking = await bookings.byReference(reference, lang)
      if (!booking?.email) throw new ApiError('no_address')
      await changed(
        'document mail',
        reference,
        (at) =>
          outbox.add({
            kind: 'document-for-guest',
            payload: { documentId: id },
            lang,
            createdAt: at.toISOString(),
          }),
        { isAlwaysLogged: true },
      )
    },
    settings: documents.settings.read,
    /** @throws ApiError 'invalid_request' with `taken` if two kinds would have the same pattern */
    changeSettings: (given: SettingsChange) =>
      recorder.changed(
        {
          action: 'document settings',
          subject: 'property',
          at: now(),
          read: async () => logged(await documents.settings.read()),
        },
        async () => {
          const after = { ...(await documents.settings.read()), ...withoutGaps(given) }
          const { invoicePattern, receiptPattern, creditPattern } = after
          if (receiptPattern === invoicePattern)
            throw invalidFields({ field: 'receiptPattern', code: 'taken' })
          if (creditPattern === invoicePattern || creditPattern === receiptPattern)
            throw invalidFields({ field: 'creditPattern', code: 'taken' })
          await documents.settings.store(after)
        },
      ),
  }
}

/** What was given; a missing setting stays. */
const withoutGaps = (given: SettingsChange): Partial<DocumentSettings> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))

/** Settings as the audit log has them. */
const logged = ({ registration, monthFirst, ...settings }: DocumentSettings) => ({
  ...settings,
  monthFirst: monthFirst ? 1 : 0,
  registeredFrom: registration?.from ?? null,
  taxNumber: registration?.number ?? null,
})
