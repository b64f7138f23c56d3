import { limits } from '@calm-rest/contract/limits'
import type { StaffTerms, TermsInput } from '@calm-rest/contract/staff'
import { toCents } from '@calm-rest/contract/stay'
import { invalidFields } from '../../core/http/api-error.ts'
import {
  breakfastIn,
  firstRates,
  isBreakfast,
  newId,
  planOrStandard,
  propertyOf,
  type Rates,
  ratesOfNothing,
  standardPlan,
} from '../../property/index.ts'
import type { DeskDeps } from './deps.ts'
import type { DeskRateCommands } from './rates.ts'

const breakfastName = { en: 'Breakfast', de: 'Frühstück', zh: '早餐' }

/** What every stay includes and how it is cancelled: what the list of the set-up asks. */
export const createDeskTermsCommands = ({ db, now }: DeskDeps, rates: DeskRateCommands) => {
  const { opening } = propertyOf(db)

  /** A standard plan that was changed among the rates is an answer, too. */
  const isAnswered = async (held: Rates) => {
    const { beganWith, termsAnsweredAt } = await opening.read()
    const { breakfast, cancellation } = planOrStandard(held, standardPlan)
    const [first] = (beganWith === 'nothing' ? ratesOfNothing : firstRates).plans
    const isFirst =
      breakfast === first?.breakfast && JSON.stringify(cancellation) === JSON.stringify(first?.cancellation)
    return termsAnsweredAt !== null || !isFirst
  }

  return {
    /** Null until the owner has said it. */
    read: async (): Promise<StaffTerms | null> => {
      const { rates: held } = await rates.current()
      if (!(await isAnswered(held))) return null
      const plan = planOrStandard(held, standardPlan)
      return { breakfast: breakfastIn(held, plan), cancellation: plan.cancellation }
    },
    /**
     * Sets the terms of the standard plan. A breakfast that is sold becomes an extra unless one is; with 'none' no extra
     * is a breakfast any more.
     *
     * @throws ApiError 'invalid_request' at the price of a breakfast that is sold without one
     */
    answer: async ({ breakfast, breakfastPrice, cancellation }: Omit<TermsInput, 'version'>) => {
      const { rates: held } = await rates.current()
      const others = held.extras.filter((extra) => !isBreakfast(extra))
      const isSold = others.length < held.extras.length
      if (breakfast === 'extra' && !isSold && breakfastPrice === undefined)
        throw invalidFields({ field: 'breakfastPrice', code: 'required' })
      const extra = {
        id: newId(
          'breakfast',
          held.extras.map(({ id }) => id),
          'extra',
        ),
        name: breakfastName,
        amountCents: toCents(breakfastPrice ?? 0),
        per: 'person_night',
        // one each, for the largest party
        max: limits.guests.max,
        breakfast: true,
      }
      const plans = held.plans.map((plan) =>
        plan.id === standardPlan ? { ...plan, cancellation, breakfast: breakfast === 'included' } : plan,
      )
      const extras = {
        included: held.extras,
        extra: isSold ? held.extras : [...held.extras, extra],
        none: others,
      }[breakfast]
      if (extras.length > limits.rates.rules) throw invalidFields({ field: 'breakfast', code: 'too_large' })
      await rates.replace({ ...held, plans, extras }, `terms: breakfast ${breakfast}, ${cancellation.kind}`)
      await opening.answerTerms(now())
    },
  }
}

export type DeskTermsCommands = ReturnType<typeof createDeskTermsCommands>
