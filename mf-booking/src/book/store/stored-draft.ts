import { type StayDraft, stayOf } from '@calm-rest/contract/widget'
import { type Draft, extraFieldsOf, fromForm, fromStay, roomFieldsOf } from '../rules/draft.ts'
import type { Attempt } from '../submit/attempt.ts'
import type { BookingState, PersonalField } from './booking-state.ts'

/** The form as stored for a later page of the same tab: plain JSON. */
export interface StoredDraft {
  /** The host's proposed stay, as JSON: if it proposes the same again, the guest's later changes stay. */
  proposal: string
  /** Values by field name. */
  values: Readonly<Record<string, string>>
  typed: readonly PersonalField[]
  /** A booking whose outcome may be unknown: sent again unchanged, it is not made twice. */
  attempt: Attempt | undefined
}

const personalFields = ['firstName', 'lastName', 'email'] as const

export const proposalOf = (stay: StayDraft): string => JSON.stringify(stayOf(stay))

/** Stored input of the form; without details that an account fills in again. */
export const toStoredDraft = ({ draft, typed, attempt }: BookingState, stay: StayDraft): StoredDraft => ({
  proposal: proposalOf(stay),
  // a mailed code is valid for minutes, and useless on a later page
  values: {
    ...toForm({ ...draft, addressCode: '' }),
    ...Object.fromEntries(notTyped(typed).map((field) => [field, ''])),
  },
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

/** Any release may have stored it: undefined if it is invalid. */
export const parseStoredDraft = (stored: unknown): StoredDraft | undefined => {
  if (!isRecord(stored)) return undefined
  const { proposal, values, typed, attempt } = stored
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

/**
 * The state with the stored input. A stay that differs from the previously proposed one replaces the stored
 * one.
 */
export const withStoredDraft = (
  state: BookingState,
  stored: StoredDraft,
  stay: StayDraft,
): Partial<BookingState> => {
  const { checkIn, checkOut, ...values } = fromForm(stored.values)
  const isSameProposal = stored.proposal === proposalOf(stay)
  const draft: Draft = {
    ...values,
    checkIn: '',
    checkOut: '',
    // invalid dates are dropped, as in a URL
    ...fromStay({ checkIn, checkOut }),
    ...(!isSameProposal && fromStay(stay)),
  }
  const typed = new Set([...stored.typed, ...state.typed])
  for (const field of notTyped(typed)) draft[field] = state.draft[field]
  return { draft, typed, attempt: stored.attempt }
}
