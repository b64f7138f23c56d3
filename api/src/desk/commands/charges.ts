import { hotel } from '@calm-rest/contract/hotel'
import type { ChargeInput, DiscountInput } from '@calm-rest/contract/staff'
import type { staffCalls } from '@calm-rest/contract/staff-calls'
import { toCents } from '@calm-rest/contract/stay'
import type { z } from 'zod'
import type { Facts } from '../../core/audit-log/audit-log.ts'
import { staysOf, toCharge } from '../../stays/index.ts'
import type { DeskDeps } from './deps.ts'
import { createRecordChange } from './record-change.ts'

type PayersOrder = z.output<typeof staffCalls.setPayers.body>

/** What is put on a stay at the desk; each is one transaction with its audit log line. References are of single rooms. */
export const createDeskChargeCommands = (deps: DeskDeps) => {
  const { db, recorder, now } = deps
  const { charges, discounts, payers } = staysOf(db)
  const { who } = recorder

  const factsOf = async (reference: string): Promise<Facts> => {
    const stored = await charges.ofStay(reference)
    return { chargedCents: stored.reduce((sum, { amountCents }) => sum + amountCents, 0) }
  }
  const changed = createRecordChange(deps, factsOf)

  /** Entries in words, for the audit log: '2 × Beer'. */
  const wordsOf = async (reference: string, ids: (id: number) => boolean) =>
    (await charges.ofStay(reference))
      .filter(({ id }) => ids(id))
      .map((one) => `${one.quantity} × ${toCharge(one, hotel.deskLang).name}`)
      .join(', ')

  return {
    add: (reference: string, items: ChargeInput['charges']) => {
      const facts: Facts = {}
      return changed(
        'charge add',
        reference,
        async (at) => {
          const known = new Set((await charges.ofStay(reference)).map(({ id }) => id))
          const given = items.map(({ price, ...item }) => ({ ...item, unitCents: toCents(price) }))
          await charges.add(given, { reference, at, who })
          facts.charges = await wordsOf(reference, (id) => !known.has(id))
        },
        { facts },
      )
    },
    /** Dollars, or a percentage of the price. */
    discount: (reference: string, { percent, amount = 0, reason }: Omit<DiscountInput, 'version'>) =>
      changed(
        'charge discount',
        reference,
        (at) => {
          const discounted = percent === undefined ? { amountCents: toCents(amount) } : { percent }
          return discounts.give({ reference, discounted, reason, at, who })
        },
        { reason },
      ),
    /** Says who pays the price of the stay, or charges of it. The log has no names. */
    setPayers: (reference: string, order: Omit<PayersOrder, 'version'>) =>
      recorder.changed(
        {
          action: 'charge payer',
          subject: reference,
          at: now(),
          read: () => factsOf(reference),
          isAlwaysLogged: true,
        },
        () => payers.assign({ reference, ...order }),
      ),
    reverse: (reference: string, id: number, reason: string) => {
      const facts: Facts = {}
      return changed(
        'charge reverse',
        reference,
        async (at) => {
          await charges.reverse(id, reason, { reference, at, who })
          facts.charges = await wordsOf(reference, (one) => one === id)
        },
        { reason, facts },
      )
    },
  }
}
