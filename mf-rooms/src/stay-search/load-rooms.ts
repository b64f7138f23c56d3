import type { Api, CallOptions, Offers, Result, Room } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { readAges } from '@calm-rest/contract/stay'
import type { LoadInput, StaySearch } from '@calm-rest/contract/widget'
import { forCard } from '../room-picture/room-picture.tsx'

/** Result of a search for dates. */
export type SearchOutcome =
  | { status: 'found'; offers: Offers }
  /** Codes of the dates' problems, by field name. */
  | { status: 'refused'; problems: Readonly<Record<string, string>> }
  /** The API did not say: the rooms are shown as without dates. */
  | { status: 'failed' }

export interface SearchedRooms {
  rooms: Room[]
  /** Undefined if the page has no dates. */
  search?: SearchOutcome | undefined
}

/** A response with its request. */
export interface AskedSearch {
  /** Key by `searchKey`. */
  question: string
  outcome: SearchOutcome
}

/** Other dates or guests are another answer. */
export const searchKey = ({ checkIn, checkOut, guests, children }: StaySearch) =>
  [checkIn, checkOut, guests, children].join('/')

/** Undefined if no dates are requested. */
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
