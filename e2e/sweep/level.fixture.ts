import { type Lang, langs } from '@calm-rest/contract/widget'
import { isWhole } from '@calm-rest/testing'

/** Languages of screens: on every run those with the longest words; Chinese has the shortest, and breaks last. */
export const sweptLangs: readonly Lang[] = isWhole ? langs : ['en', 'de']

/** Languages of their states: one on every run, for axe; long words mostly break in the screen itself. */
export const stateLangs: readonly Lang[] = isWhole ? langs : ['en']
