import type { PropertyFacts } from '@calm-rest/contract/api'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import type { z } from 'zod'
import { invalidFields } from '../../core/http/api-error.ts'
import { fieldErrorsOf } from '../../core/http/field-errors.ts'
import { formatPhone, parsePhone } from '../../core/phone-numbers/guest-phone.ts'
import { propertyOf } from '../../property/index.ts'
import type { DeskDeps } from './deps.ts'

const changedFacts = staffCalls.changeFacts.body.omit({ version: true })

/** Changed facts; undefined ones stay. */
export type FactsChange = z.input<typeof changedFacts>

/** Facts of the property for guests: hours and telephone numbers. */
export const createDeskFactCommands = ({ db, recorder, now }: DeskDeps) => {
  const facts = propertyOf(db).facts
  return {
    read: facts.read,
    /**
     * Guests see it on their next page.
     *
     * @throws ApiError 'invalid_request' with the invalid field
     */
    change: async (given: FactsChange): Promise<PropertyFacts> => {
      const parsed = changedFacts.safeParse(given)
      if (!parsed.success) throw invalidFields(...fieldErrorsOf(parsed.error, given))
      const read = async () => ({ ...(await facts.read()) })
      await recorder.changed(
        { action: 'property change', subject: 'property', at: now(), read },
        async () => {
          const after = merge(await facts.read(), parsed.data)
          assertHours(after)
          await facts.store(after)
        },
      )
      return facts.read()
    },
  }
}

const merge = (before: PropertyFacts, change: z.output<typeof changedFacts>): PropertyFacts => ({
  phone: numberOf('phone', change) ?? before.phone,
  managerPhone: numberOf('managerPhone', change) ?? before.managerPhone,
  checkInFrom: change.checkInFrom ?? before.checkInFrom,
  checkOutUntil: change.checkOutUntil ?? before.checkOutUntil,
  breakfastFrom: change.breakfastFrom ?? before.breakfastFrom,
  breakfastUntil: change.breakfastUntil ?? before.breakfastUntil,
})

type NumberField = 'phone' | 'managerPhone'

/** International format; keeps the typed groups of digits if it has the country code. */
const numberOf = (field: NumberField, { [field]: typed }: Pick<FactsChange, NumberField>) => {
  if (typed === undefined) return undefined
  const number = parsePhone(typed)
  if (number === undefined) throw invalidFields({ field, code: 'invalid_phone' })
  return typed.replaceAll(' ', '') === number ? typed : formatPhone(number)
}

const assertHours = ({ checkInFrom, checkOutUntil, breakfastFrom, breakfastUntil }: PropertyFacts) => {
  // cleaning takes place in between
  if (checkInFrom < checkOutUntil) throw invalidFields({ field: 'checkInFrom', code: 'time_not_after' })
  if (breakfastUntil <= breakfastFrom)
    throw invalidFields({ field: 'breakfastUntil', code: 'time_not_after' })
}
