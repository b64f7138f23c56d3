import { type Lang, parseLang } from '@calm-rest/contract/widget'
import { z } from 'zod'

/** Widths of a phone, a tablet and a desktop, in CSS pixels, each with the height of its window. */
export const windowHeights = { 390: 844, 768: 1024, 1440: 900 } as const
export const themes = ['auto', 'light', 'dark'] as const

const choices = z.object({
  lang: z
    .string()
    .optional()
    .transform((lang) => parseLang(lang)),
  widget: z.string().optional(),
  width: z.coerce
    .number()
    .pipe(z.literal([390, 768, 1440]))
    .catch(390),
  theme: z.enum(themes).catch('auto'),
})

/** How both releases are shown. */
export interface Choices {
  lang: Lang
  widget: string
  width: keyof typeof windowHeights
  theme: (typeof themes)[number]
}

/** The choice in the address, with defaults for the rest. */
export const readChoices = (query: Record<string, string>, widgets: readonly string[]): Choices => {
  const chosen = choices.parse(query)
  return { ...chosen, widget: widgets.find((name) => name === chosen.widget) ?? widgets[0] ?? '' }
}

/** Address of this page with another choice, at its screens. */
export const choiceAddress = (
  { remote, value }: { remote: string; value: string },
  { lang, widget, width, theme }: Choices,
) => `?${new URLSearchParams({ [remote]: value, lang, widget, width: String(width), theme })}#screens`
