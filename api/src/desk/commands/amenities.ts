import { staffLimits } from '@calm-rest/contract/staff'
import { langs } from '@calm-rest/contract/widget'
import { ActionRefused } from '../../action-refused.ts'
import { invalidFields } from '../../http/api-error.ts'
import { createAmenities, type StoredAmenity } from '../../rooms/editing/amenities.ts'
import type { DeskDeps } from './deps.ts'

type AmenityOrder = Omit<StoredAmenity, 'id'>

/** The house's list of what rooms can have. */
export const createDeskAmenityCommands = ({ db, recorder, now }: DeskDeps) => {
  const amenities = createAmenities(db)

  const find = async (id: string): Promise<StoredAmenity> => {
    const found = await amenities.byId(id)
    if (found) return found
    throw new ActionRefused(`There is no amenity '${id}'.`, 'amenity_not_found')
  }
  /** Two with one name could not be told apart, by a guest neither. */
  const assertNames = (others: readonly StoredAmenity[], { names }: AmenityOrder) => {
    const taken = langs.filter((lang) => others.some((one) => isSame(one.names[lang], names[lang])))
    if (taken.length > 0)
      throw invalidFields(...taken.map((lang) => ({ field: `names.${lang}`, code: 'taken' as const })))
  }

  return {
    list: () => amenities.all(),
    find,
    /** Answers its id, which is made of its English name. @throws ApiError 'invalid_request' */
    add: (order: AmenityOrder): Promise<string> =>
      recorder.added({ action: 'amenity add', at: now() }, async () => {
        const all = await amenities.all()
        if (all.length >= staffLimits.amenities) throw invalidFields({ field: 'names.en', code: 'too_large' })
        assertNames(all, order)
        const id = newId(
          order.names.en,
          all.map((one) => one.id),
        )
        await amenities.write({ id, ...order })
        return { subject: id, after: factsOf(order) }
      }),
    /** In all rooms that have it. @throws ApiError 'invalid_request' */
    change: (id: string, order: AmenityOrder): Promise<void> =>
      recorder.changed(
        { action: 'amenity change', subject: id, at: now(), read: async () => factsOf(await find(id)) },
        async () => {
          const others = (await amenities.all()).filter((one) => one.id !== id)
          assertNames(others, order)
          await amenities.write({ id, ...order })
        },
      ),
  }
}

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

const factsOf = ({ icon, names }: AmenityOrder) => ({
  icon,
  ...Object.fromEntries(langs.map((lang) => [`name.${lang}`, names[lang]])),
})

/** Letters and digits of a name; a number behind it where another has them. */
const newId = (name: string, taken: readonly string[]): string => {
  const words = name
    .normalize('NFKD')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? ['amenity']
  const id = words.join('-')
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? id : `${id}-${number}`
    if (!taken.includes(candidate)) return candidate
  }
}
