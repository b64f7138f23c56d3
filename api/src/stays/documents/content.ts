import { documentKinds } from '@calm-rest/contract/staff'
import { langs } from '@calm-rest/contract/widget'
import { z } from 'zod'

const party = z.object({
  name: z.string(),
  /** Address and contact, line by line. */
  lines: z.string().array(),
  taxNumber: z.string().nullable(),
})

/** What a document is about, for a machine and for another print: days at the property, signed cents of `currency`. */
const documentFacts = z.object({
  kind: z.enum(documentKinds),
  number: z.string().nullable(),
  lang: z.enum(langs),
  /** Day of issue. */
  day: z.string(),
  /** Of the stay. */
  from: z.string(),
  until: z.string(),
  place: z.string(),
  reference: z.string(),
  currency: z.string(),
  seller: party.extend({ isRegistered: z.boolean() }),
  buyer: party,
  sections: z
    .object({
      /** Null where the lines are of no room, or of the only one. */
      room: z.object({ name: z.string(), from: z.string(), until: z.string() }).nullable(),
      lines: z.object({ name: z.string(), quantity: z.int().nullable(), cents: z.int() }).array(),
    })
    .array(),
  taxes: z.object({ id: z.string(), name: z.string(), cents: z.int(), included: z.boolean() }).array(),
  netCents: z.int(),
  totalCents: z.int(),
  payments: z.object({ day: z.string(), method: z.string(), cents: z.int() }).array(),
  paidCents: z.int(),
  /** Another currency, and how much of it is one of the property's on the day of issue. */
  other: z.object({ currency: z.string(), rate: z.number() }).nullable(),
  /** What a credit note takes back, and why. */
  credits: z.object({ number: z.string(), reason: z.string() }).nullable(),
  monthFirst: z.boolean(),
  footer: z.string().nullable(),
  /** #rrggbb of the property. */
  accent: z.string().nullable(),
})

const labelled = z.object({ label: z.string(), value: z.string() })
const row = z.object({ what: z.string(), quantity: z.string(), amount: z.string() })

/** What is printed, word for word and in its order: page and PDF show it and nothing else. */
const documentText = z.object({
  lang: z.enum(langs),
  title: z.string(),
  accent: z.string().nullable(),
  /** The name first. */
  seller: z.string().array(),
  buyer: z.object({ label: z.string(), lines: z.string().array() }),
  /** Number, days, booking. */
  facts: labelled.array(),
  columns: row,
  /** A title is empty where there is only one room. */
  sections: z.object({ title: z.string(), rows: row.array() }).array(),
  /** Net value and taxes. */
  sums: labelled.array(),
  total: labelled,
  inWords: labelled.array(),
  /** The sums in another currency. */
  other: z.object({ title: z.string(), sums: labelled.array() }).nullable(),
  payments: labelled.array(),
  due: labelled.nullable(),
  notes: z.string().array(),
})

/** Everything of a document, as it is stored when it is issued. */
export const documentContent = z.object({ facts: documentFacts, text: documentText })

export type DocumentFacts = z.output<typeof documentFacts>
export type DocumentText = z.output<typeof documentText>
export type DocumentContent = z.output<typeof documentContent>
