import type { Category } from '@calm-rest/contract/api'

/** Room types of the review form by their exact values (specification, §3); `roomType.<value>` is the label. */
export const roomTypes = [
  'standard',
  'sea view',
  'Air Conditioned',
  'family',
] as const satisfies readonly Category[]
