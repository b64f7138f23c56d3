import { type StatusPart, type StatusState, statusStates } from '@calm-rest/contract/schemas'
import type { Facts } from '../health/readiness.ts'
import type { States } from './record.ts'

const minute = 60
const mailDisturbedSeconds = 15 * minute
const mailDownSeconds = 3 * 60 * minute

export interface Found {
  /** Undefined if they could not be read in time. */
  facts: Facts | undefined
  /** Undefined if the database does not answer. */
  mailStandstillSeconds: number | undefined
  failing: (part: StatusPart) => StatusState
}

const worst = (...states: readonly StatusState[]): StatusState =>
  statusStates[Math.max(...states.map((state) => statusStates.indexOf(state)))] ?? 'down'

/** What guests and partners can do now. Another version of the database is an upgrade, which both versions stand. */
export const statesOf = ({ facts, mailStandstillSeconds: mail, failing }: Found): States => {
  const isStored = facts?.database === 'answers' && facts.disk !== 'full'
  const isReadable = facts?.database === 'answers'
  return {
    // pages stand without rooms and prices
    pages: worst(isReadable ? 'works' : 'disturbed', failing('pages')),
    booking: worst(isStored ? 'works' : 'down', failing('booking')),
    elements: worst(isReadable ? 'works' : 'down', failing('elements')),
    mail: mailState(mail),
  }
}

const mailState = (seconds: number | undefined): StatusState => {
  if (seconds === undefined) return 'disturbed'
  if (seconds < mailDisturbedSeconds) return 'works'
  return seconds < mailDownSeconds ? 'disturbed' : 'down'
}
