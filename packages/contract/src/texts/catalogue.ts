import type { TextGroup } from './fields.ts'
import { aboutTexts } from './screens/about.ts'
import { brochureTexts } from './screens/brochure.ts'
import { homeTexts } from './screens/home.ts'
import { locationTexts } from './screens/location.ts'
import { managerTexts } from './screens/manager.ts'
import { servicesTexts } from './screens/services.ts'
import { contactTexts, describedTexts, siteTexts, termsTexts } from './screens/site.ts'

/**
 * Texts of the site that are the owner's, by screen and section. All of a screen reach its page as one document;
 * those of `site` are on every page. A new text is a line here, its first words in the seed
 * (api/src/property/texts/seed) and its place on the screen.
 */
export const textCatalogue = {
  site: siteTexts,
  home: homeTexts,
  about: aboutTexts,
  location: locationTexts,
  services: servicesTexts,
  manager: managerTexts,
  brochure: brochureTexts,
  rooms: describedTexts,
  reviews: describedTexts,
  'write-review': describedTexts,
  contact: contactTexts,
  partners: describedTexts,
  privacy: describedTexts,
  terms: termsTexts,
} as const satisfies Record<string, Record<string, TextGroup>>

export type TextCatalogue = typeof textCatalogue
export type TextScreen = keyof TextCatalogue

export const textScreens = Object.keys(textCatalogue) as TextScreen[]

export const isTextScreen = (name: string): name is TextScreen => Object.hasOwn(textCatalogue, name)

/** The sections of a screen, by name. */
export const groupsOf = (screen: TextScreen): Readonly<Record<string, TextGroup>> => textCatalogue[screen]
