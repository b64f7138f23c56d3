import type { RateInput, StaffRates } from '@calm-rest/contract/staff'
import type { ComponentType } from 'react'
import type { Rule, RuleDialogProps } from '../rule-list.tsx'

/** Lists of the rates that one list and one dialog show. */
export type RateListName = Exclude<RateInput['list'], 'rounding'>

export type RateRule<List extends RateListName> = StaffRates[List][number]

/** What is sent of a rule. */
export type RateOrder<List extends RateListName> = Unaddressed<Extract<RateInput, { list: List }>>
type Unaddressed<Input> = Omit<Input, 'version' | 'place' | 'isMeant' | 'list'>

export interface RateFieldsProps<List extends RateListName> {
  /** The rule that is changed; undefined for a new one. */
  rule: RateRule<List> | undefined
  rates: StaffRates
  problemOf: (field: string) => string | undefined
}

/** A rule in words. */
export type RateWords = Omit<Rule, 'key' | 'end'>

/** What differs between the lists. */
export interface RateKind<List extends RateListName> {
  list: List
  /** Drawing of an empty list. */
  draw: string
  /** A hook: words in the language of the page. */
  useWords: () => (rule: RateRule<List>, rates: StaffRates) => RateWords
  Fields: ComponentType<RateFieldsProps<List>>
  orderIn: (data: FormData) => RateOrder<List>
  /** Another way to change several rules, beside the button that adds one. */
  More?: ComponentType<Pick<RuleDialogProps<StaffRates>, 'rules' | 'onDone'>>
  /** Whether the rule exists always. */
  isFixed?: (rule: RateRule<List>) => boolean
}
