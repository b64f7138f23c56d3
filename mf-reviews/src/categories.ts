import type { Category } from '@calm-rest/contract/api'

/** Categories of rooms by their exact values (specification, §3); `roomType.<value>` is the label. */
export const categories = [
  'standard',
  'sea view',
  'Air Conditioned',
  'family',
] as const satisfies readonly Category[]
