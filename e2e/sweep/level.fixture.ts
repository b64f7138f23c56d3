import { type Lang, langs } from '@calm-rest/contract/widget'

/** Whether `npm run test:all` runs: docs/adr/0026. */
export const isWhole = process.env.TEST_LEVEL === 'all'

/** Of screens on every run those whose words are the longest; Chinese has the shortest, and breaks last. */
export const sweptLangs: readonly Lang[] = isWhole ? langs : ['en', 'de']

/** Of their states on every run those of axe: what their words can break is mostly seen where the screen is. */
export const stateLangs: readonly Lang[] = isWhole ? langs : ['en']
