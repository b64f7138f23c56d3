import { z } from 'zod'
import { defaultLang, type Lang, langs } from '../lang.ts'
import { groupsOf, type TextScreen, textScreens } from '../texts/catalogue.ts'
import type { TextContent } from '../texts/content.ts'
import type { TextField, TextFields, TextGroup, TextItems } from '../texts/fields.ts'
import { isTextVariable, variablesIn } from '../texts/variables.ts'
import { toLine } from './fields.ts'
import { langQuery } from './rooms.ts'

const lang = z.enum(langs)

const shownText = z.union([z.string(), z.object({ text: z.string(), lang })]).meta({
  id: 'ShownText',
  description: 'Plain text; with its language where the owner lacks it in that of the answer.',
})

/** Texts of a screen as its page shows them, by section and field; `items` of a section are its entries. */
export const shownScreenTexts = z
  .record(z.string(), z.record(z.string(), z.union([shownText, z.record(z.string(), shownText).array()])))
  .meta({ id: 'ShownScreenTexts' })

/** All texts of the site in one language. */
export const siteTexts = z
  .object({
    version: z.string().meta({ description: 'Changes with every text and with every fact in one.' }),
    screens: z.record(z.string(), shownScreenTexts),
  })
  .meta({ id: 'SiteTexts' })

export const screenTextParams = z.object({ screen: z.enum(textScreens) })

export const screenTextQuery = langQuery.extend({
  v: z.string().max(64).optional().meta({
    description: 'Version of `SiteTexts`: the answer to the present one may be stored for good.',
  }),
})

const localText = z.partialRecord(lang, z.string())
const values = z.record(z.string(), z.union([z.string(), localText]))

/** A section as it is stored, in every language. What it may hold is in the catalogue: `textContentOf`. */
export const textContent = z.object({ fields: values, items: values.array().optional() })

/** What no text may have: control characters, and signs that turn the direction of the text after them. */
const unwanted = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u

const tidied = ({ kind }: TextField, written: string) => {
  const text = written.normalize('NFC')
  if (kind !== 'text') return toLine(text).trim()
  const lines = text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ')
  return lines.replace(/\n{3,}/g, '\n\n').trim()
}

const written = (field: TextField) =>
  z
    .string()
    .transform((text) => tidied(field, text))
    .pipe(
      z
        .string()
        .max(field.max)
        .refine((text) => !unwanted.test(text.replaceAll('\n', '')), {
          params: { code: 'unwanted_characters' },
        })
        .refine((text) => variablesIn(text).every(isTextVariable), { params: { code: 'unknown_variable' } }),
    )

/** A text in some languages; an empty one counts as none. */
const inLangs = (field: TextField) =>
  z
    .strictObject({
      en: written(field).optional(),
      de: written(field).optional(),
      zh: written(field).optional(),
    })
    .transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text)))

const chosen = ({ of = [] }: TextField) => z.literal('').or(z.enum(of)).optional()

const valuesOf = (fields: TextFields) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [
        name,
        field.kind === 'choice' ? chosen(field) : inLangs(field).optional(),
      ]),
    ),
  )

/** An entry has its first text in at least one language. */
const entry = ({ fields }: TextItems, main: Lang) => {
  const [first = ''] = Object.entries(fields).find(([, { kind }]) => kind !== 'choice') ?? []
  return valuesOf(fields).superRefine((given, context) => {
    if (Object.keys(given[first] ?? {}).length > 0) return
    context.addIssue({ code: 'custom', path: [first, main], params: { code: 'required' } })
  })
}

const contentOf = ({ fields, items }: TextGroup, main: Lang) =>
  z.strictObject({
    fields: valuesOf(fields),
    // a section that nobody has written yet has none
    ...(items && { items: entry(items, main).array().max(items.most).default([]) }),
  })

/**
 * Schema of a section's content by the catalogue; undefined for a section that the screen does not have. What an entry
 * lacks is an error of its text in the main language of the property.
 */
export const textContentOf = (
  screen: TextScreen,
  name: string,
  main: Lang = defaultLang,
): z.ZodType<TextContent> | undefined => {
  const groups = groupsOf(screen)
  const group = Object.hasOwn(groups, name) ? groups[name] : undefined
  return group && (contentOf(group, main) as unknown as z.ZodType<TextContent>)
}

export type SiteTexts = z.infer<typeof siteTexts>
export type ShownScreenTexts = z.infer<typeof shownScreenTexts>
