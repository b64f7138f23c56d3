import { staffLimits } from '@calm-rest/contract/staff'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { ApiError, invalidFields } from '../../core/http/api-error.ts'
import { mainOf, newId, propertyOf, type StoredAmenity } from '../../property/index.ts'
import type { DeskDeps } from './deps.ts'

type AmenityOrder = Omit<StoredAmenity, 'id'>

/** The property's list of amenities. */
export const createDeskAmenityCommands = ({ db, recorder, now }: DeskDeps) => {
  const { amenities, facts } = propertyOf(db)

  const find = async (id: string): Promise<StoredAmenity> => {
    const found = await amenities.byId(id)
    if (found) return found
    throw new ApiError('amenity_not_found', { why: `There is no amenity '${id}'.` })
  }
  const factsIfThere = async (id: string) => {
    const found = await amenities.byId(id)
    return found ? factsOf(found) : null
  }
  /** Names are unique, since guests could not tell two amenities apart; one is in the main language. */
  const assertNames = async (others: readonly StoredAmenity[], { names }: AmenityOrder) => {
    const main = mainOf(await facts.read())
    if (names[main] === '') throw invalidFields({ field: `names.${main}`, code: 'required' })
    const isTaken = (lang: Lang) => others.some((one) => isSame(one.names[lang], names[lang]))
    const taken = langs.filter((lang) => names[lang] !== '' && isTaken(lang))
    if (taken.length > 0)
      throw invalidFields(...taken.map((lang) => ({ field: `names.${lang}`, code: 'taken' as const })))
  }

  return {
    list: () => amenities.all(),
    find,
    /** Ids of the room types that have an amenity, by its id. */
    uses: amenities.uses,
    /**
     * Returns its id, derived from its name, in English if it has one.
     *
     * @throws ApiError 'invalid_request'
     */
    add: (order: AmenityOrder): Promise<string> =>
      recorder.added({ action: 'amenity add', at: now() }, async () => {
        const all = await amenities.all()
        if (all.length >= staffLimits.amenities) throw invalidFields({ field: 'names.en', code: 'too_large' })
        await assertNames(all, order)
        const id = newId(
          order.names.en || order.names.de,
          all.map((one) => one.id),
          'amenity',
        )
        await amenities.write({ id, ...order })
        return { subject: id, after: factsOf(order) }
      }),
    /**
     * Applies to all rooms that have it.
     *
     * @throws ApiError 'invalid_request'
     */
    change: (id: string, order: AmenityOrder): Promise<void> =>
      recorder.changed(
        { action: 'amenity change', subject: id, at: now(), read: async () => factsOf(await find(id)) },
        async () => {
          const others = (await amenities.all()).filter((one) => one.id !== id)
          await assertNames(others, order)
          await amenities.write({ id, ...order })
        },
      ),
    /**
     * Removes it from the list.
     *
     * @throws ApiError 'amenity_in_use' with the rooms that have it
     */
    remove: (id: string): Promise<void> =>
      recorder.changed(
        { action: 'amenity remove', subject: id, at: now(), read: async () => factsIfThere(id) },
        async () => {
          await find(id)
          const rooms = (await amenities.uses())(id)
          if (rooms.length > 0)
            throw new ApiError('amenity_in_use', {
              why: `'${id}' is an amenity of ${rooms.join(', ')}: take it off them first.`,
            })
          await amenities.remove(id)
        },
      ),
  }
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

const factsOf = ({ icon, names }: AmenityOrder) => ({
  icon,
  ...Object.fromEntries(langs.map((lang) => [`name.${lang}`, names[lang]])),
})
