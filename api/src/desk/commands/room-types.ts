import { type ListedRoomType, staffLimits } from '@calm-rest/contract/staff'
import { staffCalls } from '@calm-rest/contract/staff-calls'
import { type Lang, langs } from '@calm-rest/contract/widget'
import type { Facts } from '../../core/audit-log/audit-log.ts'
import { todayAt } from '../../core/clock/property-clock.ts'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { fieldErrorsOf } from '../../core/http/field-errors.ts'
import {
  mainOf,
  nameAhead,
  propertyOf,
  type RoomTypeOrder,
  type StoredRoomType,
} from '../../property/index.ts'
import type { DeskDeps } from './deps.ts'

type Texts = RoomTypeOrder['texts']

/** Changed properties of a room type; undefined ones stay. */
export type RoomTypeEdit = Loose<Omit<RoomTypeOrder, 'texts'>> & {
  texts?: Partial<Record<Lang, Loose<Texts[Lang]>>>
}
/** All properties; an undefined category stays. */
type RoomTypeChange = Omit<RoomTypeOrder, 'category'> & Loose<Pick<RoomTypeOrder, 'category'>>
type Loose<Order> = { [Fact in keyof Order]?: Order[Fact] | undefined }

const order = staffCalls.changeRoomType.body.omit({ version: true })

/** Texts, facts and units of room types. Publishing them: `room-type-status.ts`. */
export const createDeskRoomTypeCommands = ({ db, recorder, now }: DeskDeps) => {
  const { roomTypeReads: reads, roomTypeWrites: writes, roomUnits: units, amenities, facts } = propertyOf(db)

  const find = async (id: string): Promise<StoredRoomType> => {
    const found = await reads.byId(id, todayAt(now()))
    if (found) return found
    const ids = (await reads.list('en')).map(({ roomId }) => roomId).sort()
    throw new ApiError('room_not_found', { why: `There is no room '${id}'. Rooms: ${ids.join(', ')}.` })
  }

  const assertRight = async (
    { roomId: id, status }: Pick<StoredRoomType, 'roomId' | 'status'>,
    { texts, features, amenities: listed }: RoomTypeOrder,
  ) => {
    const known = new Set((await amenities.all()).map((one) => one.id))
    const isKnown = (ids: readonly string[]) => ids.every((one) => known.has(one))
    const wrong = [
      ...emptyIn(texts, mainOf(await facts.read()), status),
      ...(await writes.takenNames(id, namesIn(texts))).map((lang) => ({
        field: `texts.${lang}.name`,
        code: 'taken' as const,
      })),
      ...(isKnown(features) ? [] : [{ field: 'features', code: 'invalid_choice' as const }]),
      ...(isKnown(listed) ? [] : [{ field: 'amenities', code: 'invalid_choice' as const }]),
    ]
    if (wrong.length > 0) throw invalidFields(...wrong)
  }

  const change = db.transaction(async (id: string, given: RoomTypeChange): Promise<StoredRoomType> => {
    const current = await find(id)
    const wanted = {
      ...given,
      category: given.category ?? current.category,
      features: unique(given.features),
      amenities: unique(given.amenities),
    }
    const before = factsOf(current)
    const after = factsOf(wanted)
    const at = now()
    await assertRight(current, wanted)
    const changed = Object.keys(after).filter((fact) => before[fact] !== after[fact])
    if (changed.length === 0) return find(id)
    const read = async () => pick(factsOf(await find(id)), changed)
    await recorder.changed({ action: 'room change', subject: id, at, read }, () =>
      writes.write(id, wanted, at),
    )
    return find(id)
  })

  const changeUnits = async (
    action: string,
    { roomId, unit }: { roomId: string; unit: number },
    work: (at: Date) => Promise<void>,
  ) => {
    const at = now()
    const read = async () => {
      const isThere = (await find(roomId)).units.some((one) => one.unit === unit)
      return isThere ? { unit } : null
    }
    await recorder.changed({ action, subject: `${roomId}/${unit}`, at, read }, () => work(at))
  }

  return {
    /** By id; names in one language. */
    list: (lang: Lang): Promise<ListedRoomType[]> => reads.list(lang),
    find,
    /**
     * Replaces all of it.
     *
     * @throws ApiError 'invalid_request' with the invalid fields.
     */
    change: (id: string, given: RoomTypeChange) => change(id, given),
    /**
     * Changes some of it.
     *
     * @throws ApiError 'invalid_request' with the invalid fields.
     */
    edit: async (id: string, { texts = {}, ...facts }: RoomTypeEdit) => {
      const current = await find(id)
      const inLang = (lang: Lang) => ({ ...current.texts[lang], ...texts[lang] })
      const wanted = { ...current, ...facts, texts: { en: inLang('en'), de: inLang('de'), zh: inLang('zh') } }
      const parsed = order.safeParse(wanted)
      if (!parsed.success)
        throw new ApiError('invalid_request', { fields: fieldErrorsOf(parsed.error, wanted) })
      return change(id, parsed.data)
    },
    /** Adds a unit to a type; returns its number, by default the smallest free one. */
    addUnit: db.transaction(async (roomId: string, asked?: number): Promise<number> => {
      const { status, units: all } = await find(roomId)
      const taken = all.map(({ unit }) => unit)
      if (taken.length >= staffLimits.units) throw invalidFields({ field: 'unit', code: 'too_large' })
      if (asked !== undefined && taken.includes(asked)) throw invalidFields({ field: 'unit', code: 'taken' })
      const unit = asked ?? firstFree(taken)
      const waiting = [...taken, unit].toSorted((a, b) => a - b)
      await changeUnits('unit add', { roomId, unit }, (at) =>
        status === 'offered'
          ? units.add({ roomId, unit, today: todayAt(at) }, at)
          : units.wait(roomId, waiting, at),
      )
      return unit
    }),
    /**
     * Names a unit; null leaves it its number.
     *
     * @throws ApiError 'unit_not_found', also for a unit of a room type that is not offered
     */
    nameUnit: db.transaction(async (roomId: string, unit: number, name: string | null): Promise<void> => {
      const read = async () => {
        const { status, units: all } = await find(roomId)
        const found = status === 'offered' ? all.find((one) => one.unit === unit) : undefined
        if (!found) throw new ApiError('unit_not_found', { why: `There is no unit ${unit} of '${roomId}'.` })
        return { name: found.unitName ?? null }
      }
      if (name !== null && (await units.isTaken({ roomId, unit }, name)))
        throw invalidFields({ field: 'name', code: 'taken' })
      const at = now()
      await recorder.changed({ action: 'unit name', subject: `${roomId}/${unit}`, at, read }, () =>
        units.rename({ roomId, unit }, name, at),
      )
    }),
    /**
     * Removes a unit; its past stays keep it.
     *
     * @throws ApiError 'unit_in_use' with upcoming stays, 'last_unit', 'unit_not_found'
     */
    removeUnit: db.transaction(async (roomId: string, unit: number): Promise<void> => {
      await units.hold(roomId)
      const { status, units: all } = await find(roomId)
      const found = all.find((one) => one.unit === unit)
      if (!found) throw new ApiError('unit_not_found', { why: `There is no unit ${unit} of '${roomId}'.` })
      if (found.ahead.length > 0)
        throw new ApiError('unit_in_use', {
          why: `Unit ${unit} of '${roomId}' is taken by ${nameAhead([found])}: move, cancel or unblock first.`,
        })
      if (all.length === 1)
        throw new ApiError('last_unit', {
          why: `'${roomId}' has no other unit: block its nights to sell none of them.`,
        })
      const waiting = all.map((one) => one.unit).filter((one) => one !== unit)
      await changeUnits('unit remove', { roomId, unit }, (at) =>
        status === 'offered'
          ? units.remove({ roomId, unit, today: todayAt(at) }, at)
          : units.wait(roomId, waiting, at),
      )
    }, 'latest'),
  }
}

export type DeskRoomTypeCommands = ReturnType<typeof createDeskRoomTypeCommands>

const unique = (ids: readonly string[]) => [...new Set(ids)]

const firstFree = (taken: readonly number[]): number => {
  const free = taken.findIndex((number, i) => number !== i + 1)
  return free === -1 ? taken.length + 1 : free + 1
}

/** Required texts: all others may be missing, since guests then read them in the main language. */
const emptyIn = (texts: Texts, main: Lang, status: StoredRoomType['status']) =>
  (status === 'offered' ? (['name', 'bed', 'description'] as const) : (['name'] as const))
    .filter((text) => texts[main][text] === '')
    .map((text) => ({ field: `texts.${main}.${text}`, code: 'required' as const }))

const namesIn = (texts: Texts) => ({ en: texts.en.name, de: texts.de.name, zh: texts.zh.name })

/** Flat, so that the log has a line for each text. */
const factsOf = ({
  texts,
  category,
  guests,
  size,
  features,
  amenities,
}: RoomTypeOrder): Record<string, string | number> => ({
  category,
  guests,
  size,
  features: features.join(' '),
  amenities: amenities.join(' '),
  ...Object.fromEntries(
    langs.flatMap((lang) =>
      (['name', 'bed', 'description'] as const).map((text) => [`${text}.${lang}`, texts[lang][text]]),
    ),
  ),
})

const pick = (facts: Facts, names: readonly string[]): Facts =>
  Object.fromEntries(names.map((name) => [name, facts[name] ?? null]))
