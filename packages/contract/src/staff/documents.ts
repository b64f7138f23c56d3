import { z } from 'zod'
import { langs } from '../lang.ts'
import { limits } from '../limits.ts'
import { currencies } from '../property/currencies.ts'
import { calendarDate, line, orNothing, text, textOrEmpty, toLine } from '../schemas/fields.ts'
import { documentKinds, issuedKinds } from './document-kinds.ts'
import { isNumberPattern } from './document-number.ts'
import { staffLimits } from './limits.ts'
import { version, versioned } from './version.ts'

/** A document as it was issued; it never changes. */
export const staffDocument = z.object({
  id: z.int(),
  kind: z.enum(documentKinds),
  /** Null for a bill. */
  number: z.string().nullable(),
  /** ISO 8601, UTC. */
  issuedAt: z.string(),
  /** Name of the member who issued it. */
  who: z.string(),
  lang: z.enum(langs),
  /** Dollars; negative for a credit note. */
  total: z.number(),
  /** Name of the guest or the company to whom it was issued. */
  recipient: z.string(),
  /** The invoice that a credit note takes back. */
  refersTo: z.int().nullable(),
  /** Whether a credit note takes this invoice back. */
  isCredited: z.boolean(),
  /** Secret path of its page for the guest; null after its link was ended. */
  path: z.string().nullable(),
  /** A message to send with the address of the page, in the language of the document. */
  message: z.string(),
})

/** Documents of a booking, newest first. */
export const stayDocuments = z.object({
  documents: staffDocument.array(),
  /** Whether the property is registered for tax today, so that it issues tax invoices. */
  isRegistered: z.boolean(),
  /** Whether an invoice can be issued: not while another one stands. */
  mayInvoice: z.boolean(),
  /** Whether anything was paid. */
  mayReceipt: z.boolean(),
})

const lines = text(staffLimits.text.documentAddress)
const taxNumber = orNothing(line(staffLimits.text.taxNumber))

/** A company or a person to whom a document is issued in place of the guest. */
export const documentRecipient = z.object({
  name: line(limits.text.title),
  /** Up to five lines. */
  address: lines.optional(),
  taxNumber,
})

/**
 * Refused with `not_registered` for a tax invoice of a property that is not registered for tax, with `invoice_stands`
 * while the booking has an invoice without credit note, with `nothing_paid` for a receipt of nothing.
 */
export const documentInput = z.object({
  kind: z.enum(issuedKinds),
  lang: z.enum(langs),
  recipient: documentRecipient.optional(),
})

export const documentParams = z.object({ id: z.coerce.number().int().min(1) })

/** The audit log keeps the reason for good, and the credit note prints it. */
export const creditInput = z.object({ reason: line(staffLimits.text.reason) })

/** A registration for tax: the day from which it holds, and the number that invoices print. */
const registration = z.object({ from: calendarDate, number: line(staffLimits.text.taxNumber) })

const settings = {
  /** Code of the place in numbers: letters and digits. */
  placeCode: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => /^[A-Z0-9]{0,8}$/.test(code), { params: { code: 'invalid_text' } }),
  /** Pattern of the numbers of invoices and tax invoices: see `numberOf`. */
  invoicePattern: z.string().refine(isNumberPattern, { params: { code: 'invalid_text' } }),
  receiptPattern: z.string().refine(isNumberPattern, { params: { code: 'invalid_text' } }),
  creditPattern: z.string().refine(isNumberPattern, { params: { code: 'invalid_text' } }),
  registration: registration.nullable(),
  /** One of the other currencies of the rates, in which totals are printed, too. */
  alsoIn: z.enum(currencies).nullable(),
  /** Dates as MM/DD/YYYY, as Gazette 2481/22 asks of tax invoices. */
  monthFirst: z.boolean(),
  /** How long documents with a number are kept for the tax law. */
  keptYears: z.int().min(1).max(30),
  /** A line at the end of every document, such as an account for transfers. */
  footer: textOrEmpty(staffLimits.text.documentFooter).transform(toLine),
}

export const documentSettings = z.object({
  placeCode: settings.placeCode.default(''),
  invoicePattern: settings.invoicePattern.default('YYMMM_QQQQ_XXXXX'),
  receiptPattern: settings.receiptPattern.default('R-YYMMM_QQQQ_XXXXX'),
  creditPattern: settings.creditPattern.default('C-YYMMM_QQQQ_XXXXX'),
  registration: settings.registration.default(null),
  alsoIn: settings.alsoIn.default(null),
  monthFirst: settings.monthFirst.default(false),
  keptYears: settings.keptYears.default(6),
  footer: settings.footer.default(''),
})

export const staffDocumentSettings = documentSettings.extend({ version })

/** Missing fields do not change. Refused with `taken` if two kinds would have the same pattern. */
export const documentSettingsInput = z.object(settings).partial().extend(versioned.shape)

export type StaffDocument = z.infer<typeof staffDocument>
export type StayDocuments = z.infer<typeof stayDocuments>
export type DocumentInput = z.input<typeof documentInput>
export type DocumentRecipient = z.output<typeof documentRecipient>
export type DocumentSettings = z.output<typeof documentSettings>
export type StaffDocumentSettings = z.infer<typeof staffDocumentSettings>
export type DocumentSettingsInput = z.input<typeof documentSettingsInput>
