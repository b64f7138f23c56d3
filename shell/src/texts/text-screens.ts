import type { TextScreen } from '@calm-rest/contract/texts'

/** Screens with texts of the owner. The catalogue itself, with its limits, stays out of browsers. */
const screens: Readonly<Record<Exclude<TextScreen, 'site'>, 1>> = {
  home: 1,
  about: 1,
  location: 1,
  services: 1,
  manager: 1,
  brochure: 1,
  rooms: 1,
  reviews: 1,
  'write-review': 1,
  contact: 1,
  partners: 1,
  privacy: 1,
  terms: 1,
}

export type ScreenWithTexts = keyof typeof screens

export const hasTexts = (name: string): name is ScreenWithTexts => Object.hasOwn(screens, name)
