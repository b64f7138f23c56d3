import type { StoredBooking } from '../../../stays/index.ts'
import type { Words } from '../words.ts'

/** `3 guests`, with the ages of the children among them: `3 guests (ages of children: 4, 9)`. */
export const partyOf = (
  { guests, children }: Pick<StoredBooking, 'guests' | 'children'>,
  t: Words,
): string => {
  const all = t('stay.guests', { count: guests })
  // older code stored more ages than a smaller party has
  const ages = (JSON.parse(children) as number[]).slice(0, guests - 1)
  return ages.length === 0 ? all : t('stay.withChildren', { guests: all, ages: ages.join(', ') })
}
