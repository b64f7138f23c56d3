import { type StayDraft, stayOf } from '@calm-rest/contract/widget'
import { type Draft, extraFieldsOf, fromForm, fromStay, roomFieldsOf } from '../rules/draft.ts'
import type { Attempt } from '../submit/attempt.ts'
import type { BookingState, PersonalField } from './booking-state.ts'

/** The form as it is kept for a later page of the same tab: plain JSON. */
export interface KeptDraft {
  /** The stay that the host proposed, as JSON: where it proposes the same again, what was changed since counts. */
  proposal: string
  /** By the names of the form. */
  values: Readonly<Record<string, string>>
  typed: readonly PersonalField[]
  /** A booking whose outcome may be unknown: sent again unchanged, it is not made twice. */
  attempt: Attempt | undefined
}

const personalFields = ['firstName', 'lastName', 'email'] as const

export const proposalOf = (stay: StayDraft): string => JSON.stringify(stayOf(stay))

/** What is kept of the form; not what an account has filled in, which that account fills in again. */
export const toKept = ({ draft, typed, attempt }: BookingState, stay: StayDraft): KeptDraft => ({
  proposal: proposalOf(stay),
  values: { ...toForm(draft), ...Object.fromEntries(notTyped(typed).map((field) => [field, ''])) },
  typed: [...typed],
  attempt,
})

const notTyped = (typed: ReadonlySet<PersonalField>) => personalFields.filter((field) => !typed.has(field))

/** The inverse of `fromForm`. */
export const toForm = ({
  guests,
  roomId,
  additionalRooms,
  extras,
  ...texts
}: Draft): Record<string, string> => ({
  ...texts,
  guests: String(guests),
  roomType: roomId ?? '',
  ...extraFieldsOf({ extras }),
  ...Object.assign({}, ...additionalRooms.map(roomFieldsOf)),
})

/** Anything may have been kept, also by another release: undefined where it is none of ours. */
export const parseKept = (kept: unknown): KeptDraft | undefined => {
  if (!isRecord(kept)) return undefined
  const { proposal, values, typed, attempt } = kept
  if (typeof proposal !== 'string' || !isRecord(values) || !Array.isArray(typed)) return undefined
  const texts = Object.entries(values).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return {
    proposal,
    values: Object.fromEntries(texts),
    typed: personalFields.filter((field) => typed.includes(field)),
    attempt: isAttempt(attempt) ? attempt : undefined,
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) &&
  typeof value.key === 'string' &&
  typeof value.meaning === 'string' &&
  isRecord(value.body)

/** The state with what was kept in it. Another stay than the one proposed before counts for more than the one kept. */
export const withKept = (state: BookingState, kept: KeptDraft, stay: StayDraft): Partial<BookingState> => {
  const { checkIn, checkOut, ...values } = fromForm(kept.values)
  const isSameProposal = kept.proposal === proposalOf(stay)
  const draft: Draft = {
    ...{ ...values, checkIn: '', checkOut: '' },
    // dates that cannot be are left out, as in an address
    ...fromStay({ checkIn, checkOut }),
    ...(!isSameProposal && fromStay(stay)),
  }
  const typed = new Set([...kept.typed, ...state.typed])
  for (const field of notTyped(typed)) draft[field] = state.draft[field]
  return { draft, typed, attempt: kept.attempt }
}
