import { staffCalls } from '@calm-rest/contract/staff-calls'
import { toCents } from '@calm-rest/contract/stay'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { todayAt } from '../../core/clock/property-clock.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { fieldErrorsOf } from '../../core/http/field-errors.ts'
import {
  mainOf,
  type NewRoomType,
  nameAhead,
  newId,
  propertyOf,
  type StoredRoomType,
} from '../../property/index.ts'
import type { DeskDeps } from './deps.ts'
import type { DeskRoomTypeCommands } from './room-types.ts'

/** A new room type; the price in dollars. */
export interface RoomTypeDraft extends Omit<NewRoomType, 'priceCents' | 'units'> {
  price: number
  /** Number of its units. */
  units: number
}

/**
 * Creates room types and publishes them. A type that was once offered is never deleted, since past bookings
 * refer to it.
 */
export const createDeskRoomTypeStatusCommands = (
  { db, recorder, now }: DeskDeps,
  { find }: Pick<DeskRoomTypeCommands, 'find'>,
) => {
  const {
    roomTypeReads: reads,
    roomTypeWrites: writes,
    roomTypeStatus: types,
    roomUnits: units,
    facts,
  } = propertyOf(db)

  const idsOfAll = async () => (await reads.list('en')).map(({ roomId }) => roomId)

  /** Writes nothing if the status is unchanged. */
  const change = async (
    action: string,
    id: string,
    work: (room: StoredRoomType, at: Date) => Promise<void>,
  ) => {
    const at = now()
    const read = async () => {
      const { status, units: all } = await find(id)
      return { status, units: numbersOf(all).join(' ') }
    }
    await recorder.changed({ action, subject: id, at, read }, async () => work(await find(id), at))
  }

  return {
    /**
     * Creates a draft, which guests do not see; returns its id, derived from its name, in English if it has one.
     *
     * @throws ApiError 'invalid_request' if another room has one of the names, or it has none in the main language
     */
    add: async (given: RoomTypeDraft): Promise<string> => {
      const parsed = staffCalls.addRoomType.body.safeParse(given)
      if (!parsed.success)
        throw new ApiError('invalid_request', { fields: fieldErrorsOf(parsed.error, given) })
      const { price, units: count, ...draft } = parsed.data
      const at = now()
      return recorder.added({ action: 'room add', at }, async () => {
        const main = mainOf(await facts.read())
        if (draft.names[main] === '') throw invalidFields({ field: `names.${main}`, code: 'required' })
        const taken = await writes.takenNames('', draft.names)
        if (taken.length > 0)
          throw invalidFields(...taken.map((lang) => ({ field: `names.${lang}`, code: 'taken' as const })))
        const id = newId(draft.names.en || draft.names[main], await idsOfAll(), 'room')
        const numbers = Array.from({ length: count }, (_, i) => i + 1)
        const priceCents = toCents(price)
        await types.add(id, { ...draft, priceCents, units: numbers }, at)
        const { names, ...others } = draft
        const after = { ...others, ...namesIn((lang) => names[lang]), priceCents, units: numbers.join(' ') }
        return { subject: id, after }
      })
    },
    /**
     * Publishes it.
     *
     * @throws ApiError 'room_incomplete' with what is missing
     */
    offer: (id: string): Promise<void> =>
      change('room offer', id, async ({ status, missing, units: all }, at) => {
        if (status === 'offered') return
        if (missing.length > 0)
          throw new ApiError('room_incomplete', {
            why: `'${id}' is not complete: ${missing.map(missingWords).join(', ')}.`,
          })
        for (const unit of numbersOf(all)) await units.add({ roomId: id, unit, today: todayAt(at) }, at)
        await types.set(id, 'offered', [], at)
      }),
    /**
     * Hides it and prevents bookings; it can be offered again.
     *
     * @throws ApiError 'room_in_use' with upcoming stays, 'room_never_offered'
     */
    end: db.transaction(async (id: string): Promise<void> => {
      await units.hold(id)
      await change('room end', id, async ({ status, units: all }, at) => {
        if (status === 'ended') return
        if (status === 'draft')
          throw new ApiError('room_never_offered', { why: `'${id}' is a draft: guests have never seen it.` })
        const ahead = nameAhead(all)
        if (ahead)
          throw new ApiError('room_in_use', {
            why: `'${id}' is taken by ${ahead}: move, cancel or unblock first.`,
          })
        const numbers = numbersOf(all)
        for (const unit of numbers) await units.remove({ roomId: id, unit, today: todayAt(at) }, at)
        await types.set(id, 'ended', numbers, at)
      })
    }, 'latest'),
    /**
     * Changes a draft's address, which is its id.
     *
     * @throws ApiError 'room_not_draft', ApiError 'invalid_request' if another room has it
     */
    setAddress: db.transaction(async (id: string, address: string): Promise<void> => {
      const { status } = await find(id)
      if (status !== 'draft')
        throw new ApiError('room_not_draft', { why: `Guests know '${id}': its address stays as it is.` })
      if (address === id) return
      if ((await idsOfAll()).includes(address)) throw invalidFields({ field: 'address', code: 'taken' })
      let current = id
      const at = now()
      const read = async () => ({ address: current })
      const rename = async () => {
        await types.rename(id, address, at)
        current = address
      }
      // a line under each id: earlier lines have the old one
      const underNew = () => recorder.changed({ action: 'room address', subject: address, at, read }, rename)
      await recorder.changed({ action: 'room address', subject: id, at, read }, underNew)
    }),
    /**
     * Deletes a draft with all its data.
     *
     * @throws ApiError 'room_was_offered'
     */
    discard: db.transaction(async (id: string): Promise<void> => {
      const { status } = await find(id)
      if (status !== 'draft')
        throw new ApiError('room_was_offered', { why: `Guests have seen '${id}': end it instead.` })
      const at = now()
      const read = async () => {
        const found = await reads.byId(id, todayAt(at))
        return found ? factsOf(found) : null
      }
      await recorder.changed({ action: 'room discard', subject: id, at, read }, () => types.discard(id))
    }),
  }
}

export type DeskRoomTypeStatusCommands = ReturnType<typeof createDeskRoomTypeStatusCommands>

const numbersOf = (units: StoredRoomType['units']) => units.map(({ unit }) => unit)

const namesIn = (nameOf: (lang: Lang) => string) =>
  Object.fromEntries(langs.map((lang) => [`name.${lang}`, nameOf(lang)]))

const factsOf = ({ category, guests, size, texts, units }: StoredRoomType) => ({
  category,
  guests,
  size,
  units: numbersOf(units).join(' '),
  ...namesIn((lang) => texts[lang].name),
})

const missingWords = (missing: StoredRoomType['missing'][number]) =>
  missing === 'picture' ? 'it has no photograph' : `texts in '${missing}'`
