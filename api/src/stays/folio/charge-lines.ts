import type { LocalText } from '@calm-rest/contract/schemas'
import type { Lang } from '@calm-rest/contract/widget'
import { todayAt } from '../../core/clock/property-clock.ts'
import { type CentLine, taxKey } from './cent-line.ts'
import { addedCents, type ChargedTax } from './charge-taxes.ts'
import type { StoredCharge } from './charges.ts'

const taxesOf = ({ taxLines }: StoredCharge) => JSON.parse(taxLines) as ChargedTax[]

/** Lines of what was put on a stay and of its taxes. An entry that was reversed is left out with its reversal. */
export const chargeLines = (reference: string, charges: readonly StoredCharge[], lang: Lang): CentLine[] => {
  const standing = charges.filter(({ reverses, isReversed }) => reverses === null && isReversed === 0)
  return [
    ...standing.map((charge): CentLine => {
      const isDiscount = charge.kind === 'discount'
      const cents = charge.amountCents - addedCents(taxesOf(charge))
      return {
        key: `${reference}/charge/${charge.id}`,
        group: isDiscount ? 'discount' : 'charge',
        name: (JSON.parse(charge.names) as LocalText)[lang],
        on: todayAt(new Date(charge.at)),
        quantity: isDiscount ? null : charge.quantity,
        cents,
        otherCents: isDiscount ? 0 : cents,
        included: false,
        payerId: charge.payerId,
        taxId: null,
      }
    }),
    // those of reversed entries as well: each is rounded together with the others
    ...charges.flatMap((charge) =>
      taxesOf(charge).map(
        ({ id, names, amountCents, included }): CentLine => ({
          key: taxKey(reference, id, included),
          group: 'tax',
          name: names[lang],
          on: null,
          quantity: null,
          cents: amountCents,
          otherCents: included && charge.kind === 'item' ? amountCents : 0,
          included,
          payerId: charge.payerId,
          taxId: id,
        }),
      ),
    ),
  ]
}
