import type { PropertyFacts, PropertyTerms } from '@calm-rest/contract/api'

/** Facts of the property at the time of the page's request. */
export interface SiteFacts extends PropertyFacts {
  /** Undefined where they are the specification's, so that no page carries them then. */
  terms?: PropertyTerms | undefined
}

/** Free for 24 hours after booking, with breakfast and every tax in the price. */
export const areSpecified = ({ plans, breakfast, addedCharges }: PropertyTerms): boolean =>
  breakfast === 'included' &&
  addedCharges.length === 0 &&
  plans.every(
    ({ cancellation, policy }) =>
      cancellation.kind === 'hours_after_booking' && cancellation.hours === 24 && policy === undefined,
  )
