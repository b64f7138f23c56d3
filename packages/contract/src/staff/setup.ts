import { z } from 'zod'
import { langs } from '../lang.ts'
import { limits } from '../limits.ts'
import { basicLegalFacts } from '../property/legal.ts'
import { dollars } from '../schemas/fields.ts'
import { breakfastRule, cancellationRule } from '../schemas/rates.ts'
import { optionalPages } from '../texts/unwritten.ts'
import { propertyStages, setupTasks } from './setup-tasks.ts'
import { typedAmount } from './typed-amount.ts'
import { version, versioned } from './version.ts'

export const setupItem = z.object({
  task: z.enum(setupTasks),
  isDone: z.boolean(),
  isRequired: z.boolean(),
  /** Languages with a missing text; empty unless the task is `texts` or `pages`. */
  langs: z.enum(langs).array(),
  /** Pages that guests do not find, since nobody has written them; empty unless the task is `pages`. */
  unwritten: z.enum(optionalPages).array(),
  /** Facts of the operator that are missing; empty unless the task is `legal`. */
  legal: z.enum(basicLegalFacts).array(),
  /** References of the stays in example rooms; empty unless the task is `stays`. */
  references: z.string().array(),
})

/** What stays in the standard plan include, and how they are cancelled. */
export const staffTerms = z.object({ breakfast: breakfastRule, cancellation: cancellationRule })

/** `breakfastPrice`, in the property's currency for a person and night, is needed where breakfast is sold for the first time. */
export const termsInput = versioned.extend({
  breakfast: breakfastRule,
  breakfastPrice: typedAmount(dollars.max(limits.rates.amountCents / 100).multipleOf(0.01)).optional(),
  cancellation: cancellationRule,
})

/** What is left to do until the property can open. */
export const staffSetup = z.object({
  version,
  stage: z.enum(propertyStages),
  /** ISO 8601, UTC; null until it opened. */
  openedAt: z.string().nullable(),
  /** ISO 8601, UTC; null while guests can book, and before it opened. */
  pausedAt: z.string().nullable(),
  /** Whether the owner has left the list once: it is not offered at the sign-in again. */
  isLeft: z.boolean(),
  /** Null until the owner has said it. */
  terms: staffTerms.nullable(),
  /** In the order in which they are shown. */
  items: setupItem.array(),
})

export type SetupItem = z.infer<typeof setupItem>
export type StaffTerms = z.infer<typeof staffTerms>
export type TermsInput = z.input<typeof termsInput>
export type StaffSetup = z.infer<typeof staffSetup>
