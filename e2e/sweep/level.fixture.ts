import { type Lang, langs } from '@calm-rest/contract/widget'
import { isWhole } from '@calm-rest/testing'

/** Languages of screens: on every run those with the longest words; Chinese has the shortest, and breaks last. */
export const sweptLangs: readonly Lang[] = isWhole ? langs : ['en', 'de']

/** One way to look at a screen, of the four that differ to rules of accessibility. */
export interface Look {
  size: 'phone' | 'desktop'
  theme: 'light' | 'dark'
}

const looks: readonly [Look, Look, Look, Look] = [
  { size: 'phone', theme: 'light' },
  { size: 'desktop', theme: 'dark' },
  { size: 'phone', theme: 'dark' },
  { size: 'desktop', theme: 'light' },
]

/**
 * How `npm test` looks at the screen at this place of the list: each in one way, its neighbours in the others, so that what
 * screens share is seen in all four. `test:all`, and a change of a screen, looks at it in each.
 */
export const lookAt = (place: number): Look => looks[place % looks.length] ?? looks[0]

/** Whether `npm test` tries a screen at 400 % and with a reader's spacing: one of three. */
export const isZoomed = (place: number): boolean => place % 3 === 0

/** Languages of their states: one on every run, for axe; long words mostly break in the screen itself. */
export const stateLangs: readonly Lang[] = isWhole ? langs : ['en']
