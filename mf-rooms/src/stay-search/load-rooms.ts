import type { Api, CallOptions, Offers, Result, Room } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { readAges } from '@calm-rest/contract/stay'
import type { LoadInput, StaySearch } from '@calm-rest/contract/widget'
import { forCard } from '../room-picture/room-picture.tsx'

/** What came of a search for dates. */
export type SearchOutcome =
  | { status: 'found'; offers: Offers }
  /** Codes of what is wrong with the dates, by the names of the fields. */
  | { status: 'refused'; problems: Readonly<Record<string, string>> }
  /** The API did not say: the rooms are shown as without dates. */
  | { status: 'failed' }

export interface SearchedRooms {
  rooms: Room[]
  /** Undefined where no dates are asked for. */
  search?: SearchOutcome | undefined
}

/** An answer, with what it is for. */
export interface AskedSearch {
  /** By `searchKey`. */
  question: string
  outcome: SearchOutcome
}

/** Other dates or guests are another answer. */
export const searchKey = ({ checkIn, checkOut, guests, children }: StaySearch) =>
  [checkIn, checkOut, guests, children].join('/')

/** Undefined where no dates are asked for. */
export const askSearch = async (
  stay: StaySearch,
  api: Api,
  options: CallOptions,
): Promise<AskedSearch | undefined> => {
  const asked = { ...stay, guests: stay.guests ?? limits.guests.default }
  const outcome = await searchFor(asked, api, options)
  return outcome && { question: searchKey(asked), outcome }
}

export const loadRooms = async ({
  props,
  api,
  lang,
  signal,
}: LoadInput<StaySearch>): Promise<Result<SearchedRooms>> => {
  const options = { lang, signal }
  const [rooms, search] = await Promise.all([api.rooms.list({}, options), searchFor(props, api, options)])
  return rooms.ok ? { ok: true, value: { rooms: rooms.value.map(forCard), search } } : rooms
}

const searchFor = async (
  { checkIn, checkOut, guests, children }: StaySearch,
  api: Api,
  options: CallOptions,
): Promise<SearchOutcome | undefined> => {
  if (!checkIn && !checkOut) return undefined
  if (!checkIn) return { status: 'refused', problems: { checkIn: 'required' } }
  if (!checkOut) return { status: 'refused', problems: { checkOut: 'required' } }
  const ages = readAges(children).join(',') || undefined
  const result = await api.offers.list({ checkIn, checkOut, guests, children: ages }, options)
  if (result.ok) return { status: 'found', offers: result.value }
  const { failure } = result
  if (failure.kind !== 'api' || failure.code !== 'invalid_request') return { status: 'failed' }
  const problems = (failure.body.fields ?? []).map(({ field, code }) => [field, code])
  return { status: 'refused', problems: Object.fromEntries(problems) }
}
