import type { FolioGroup } from '@calm-rest/contract/staff'
import { toCents } from '@calm-rest/contract/stay'
import type { Lang } from '@calm-rest/contract/widget'
import { rateWords } from '../../property/index.ts'
import type { StoredLines } from '../bookings/price-lines.ts'
import type { StoredBooking, StoredLine } from '../bookings/stored-booking.ts'
import { priceCentsOf } from '../payments/due.ts'
import { type CentLine, costOf, taxKey } from './cent-line.ts'
import type { NameLine } from './line-names.ts'
import { nightLines } from './night-lines.ts'

const groups = {
  length_discount: 'discount',
  promotion: 'discount',
  extra: 'extra',
  tax: 'tax',
  kept: 'room',
} satisfies Record<StoredLine['kind'], FolioGroup>

const whole = (key: string, cents: number): CentLine => ({
  key,
  group: 'room',
  name: '',
  on: null,
  quantity: null,
  cents,
  otherCents: 0,
  included: false,
  payerId: null,
  taxId: null,
})

/** Lines of the price of a stay: they cost exactly what the stay costs, however its price came about. */
export const priceLines = (
  booking: StoredBooking,
  stored: StoredLines | undefined,
  { lang, nameLine }: { lang: Lang; nameLine: NameLine },
): CentLine[] => {
  const costCents = priceCentsOf(booking)
  if (costCents === 0 && booking.totalCents > 0) return []
  const lines = nightLines(booking, stored, lang)
  const beside = stored?.lines ?? []
  const sumOf = (...kinds: readonly StoredLine['kind'][]) =>
    beside.reduce((sum, { kind, amount }) => (kinds.includes(kind) ? sum + toCents(amount) : sum), 0)
  const extrasCents = sumOf('extra')
  const pricedCents = costOf(lines) + sumOf('extra', 'length_discount', 'promotion')
  for (const [i, line] of beside.entries()) {
    const { kind, quantity = null, included = false } = line
    const cents = toCents(line.amount)
    const { name, id } = nameLine(line)
    // a contained tax is split as the prices that contain it are
    const containedInExtras =
      included && pricedCents > 0 ? Math.round((cents * extrasCents) / pricedCents) : 0
    const key =
      kind === 'tax' && id !== null
        ? taxKey(booking.reference, id, included)
        : `${booking.reference}/${kind}/${id ?? i}`
    lines.push({
      ...whole(key, cents),
      group: groups[kind],
      name,
      quantity,
      otherCents: kind === 'extra' ? cents : containedInExtras,
      included,
      taxId: kind === 'tax' ? id : null,
    })
  }
  const missingCents = costCents - costOf(lines)
  if (missingCents !== 0)
    lines.push({ ...whole(`${booking.reference}/difference`, missingCents), name: rateWords.kept[lang] })
  return lines
}
