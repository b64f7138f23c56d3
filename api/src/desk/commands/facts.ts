import { staffCalls } from '@calm-rest/contract/staff-calls'
import type { z } from 'zod'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { fieldErrorsOf } from '../../core/http/field-errors.ts'
import { factsRow, propertyOf, type StoredFacts } from '../../property/index.ts'
import type { DeskDeps } from './deps.ts'
import { mergeFacts } from './merge-facts.ts'

const changedFacts = staffCalls.changeFacts.body.omit({ version: true })

/** Changed facts; undefined ones stay. */
export type FactsChange = z.input<typeof changedFacts>

/** Facts of the property for guests: what it is, how it is reached, and its hours. */
export const createDeskFactCommands = ({ db, recorder, now }: DeskDeps) => {
  const facts = propertyOf(db).facts
  return {
    read: facts.read,
    areCounted: facts.areCounted,
    /**
     * Guests see it on their next page.
     *
     * @throws ApiError 'invalid_request' with the invalid field; 'currency_fixed' or 'time_zone_fixed' for another one
     * once stays or payments are counted in it
     */
    change: async (given: FactsChange): Promise<StoredFacts> => {
      const parsed = changedFacts.safeParse(given)
      if (!parsed.success) throw invalidFields(...fieldErrorsOf(parsed.error, given))
      const read = async () => factsRow(await facts.read())
      await recorder.changed(
        { action: 'property change', subject: 'property', at: now(), read },
        async () => {
          const before = await facts.read()
          const after = mergeFacts(before, parsed.data)
          assertHours(after)
          if (await facts.areCounted()) assertCounting(before, after)
          await facts.store(after)
        },
      )
      return facts.read()
    },
  }
}

const assertHours = ({ checkInFrom, checkOutUntil, breakfastFrom, breakfastUntil }: StoredFacts) => {
  // cleaning takes place in between
  if (checkInFrom < checkOutUntil) throw invalidFields({ field: 'checkInFrom', code: 'time_not_after' })
  if (breakfastUntil <= breakfastFrom)
    throw invalidFields({ field: 'breakfastUntil', code: 'time_not_after' })
}

const assertCounting = (before: StoredFacts, { currency, timeZone }: StoredFacts) => {
  if (currency !== before.currency) throw new ApiError('currency_fixed')
  if (timeZone !== before.timeZone) throw new ApiError('time_zone_fixed')
}
