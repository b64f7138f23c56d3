import type { BreakfastRule, PropertyTerms } from '@calm-rest/contract/api'
import { type Extra, planOrStandard, type RatePlan, type Rates, standardPlan } from './rates.ts'

/** Matches names of a breakfast in the languages of the site. */
const breakfastWords = /breakfast|frühstück|早餐|早点/i

/** Returns whether an extra is the breakfast of a stay. */
export const isBreakfast = ({ breakfast, id, name }: Extra): boolean =>
  breakfast ?? [id, name.en, name.de, name.zh].some((text) => breakfastWords.test(text))

/** Returns whether breakfast is included in the price of a stay in this plan; 'extra' if it is sold separately. */
export const breakfastIn = (rates: Rates, plan: RatePlan): BreakfastRule => {
  const isSold = rates.extras.some(isBreakfast)
  const isInPrice = plan.breakfast ?? (!isSold && (planOrStandard(rates, standardPlan).breakfast ?? true))
  if (isInPrice) return 'included'
  return isSold ? 'extra' : 'none'
}

/** Returns whether guests of a stay get breakfast, by its plan or as a booked extra. */
export const hasBreakfast = (rates: Rates, plan: RatePlan, extras: readonly Extra[]): boolean =>
  breakfastIn(rates, plan) === 'included' || extras.some(isBreakfast)

/** Returns the terms of every stay, for pages without chosen dates. */
export const propertyTermsOf = (rates: Rates): PropertyTerms => {
  const plans = rates.plans.toSorted((a, b) => Number(b.id === standardPlan) - Number(a.id === standardPlan))
  const breakfasts = new Set(plans.map((plan) => breakfastIn(rates, plan)))
  const [breakfast = 'included'] = breakfasts
  return {
    plans: plans.map(({ id, name, cancellation, policy }) => ({
      id,
      name,
      cancellation,
      ...(policy && { policy }),
    })),
    breakfast: breakfasts.size === 1 ? breakfast : 'some_plans',
    addedCharges: rates.taxes.filter(({ included }) => !included).map(({ name }) => name),
  }
}
