import type { PropertyFacts, PropertyLook } from '@calm-rest/contract/api'
import type { Hex } from '@calm-rest/contract/look'
import type { DrawingSet, LookPlace } from '@calm-rest/contract/staff'
import type { Database } from '../../core/database/database.ts'
import { type LookFiles, logoOf, photographOf } from './shown-pictures.ts'

/** What the owner chose, and the map that somebody drew for the place. */
export interface StoredLook {
  /** Null: the colours of the design. */
  accent: Hex | null
  drawings: DrawingSet
  /** Path of a drawn map, and the place for which it was drawn. */
  map: string | null
  mapLatitude: number | null
  mapLongitude: number | null
}

export interface LookPicture extends LookFiles {
  place: LookPlace
  /** ISO 8601, UTC. */
  addedAt: string
}

interface StoredPicture extends Omit<LookPicture, 'widths'> {
  /** JSON. */
  widths: string
}

/** A look of which nobody has said anything. */
const unsaid: StoredLook = {
  accent: null,
  drawings: 'plain',
  map: null,
  mapLatitude: null,
  mapLongitude: null,
}

/** Degrees, some 2 km: where a map that was drawn for a place still shows a property. */
const nearby = 0.02

/** How the property looks: a row for what was chosen, and a row for each picture. */
export const createPropertyLook = (db: Database) => {
  const stored = db.prepare<[], StoredLook>(`
    SELECT accent, drawings, map, map_latitude AS "mapLatitude", map_longitude AS "mapLongitude" FROM property_look`)
  const store = db.prepare<[StoredLook]>(`
    INSERT INTO property_look (id, accent, drawings, map, map_latitude, map_longitude)
    VALUES (1, @accent, @drawings, @map, @mapLatitude, @mapLongitude)
    ON CONFLICT (id) DO UPDATE SET accent = excluded.accent, drawings = excluded.drawings, map = excluded.map,
      map_latitude = excluded.map_latitude, map_longitude = excluded.map_longitude`)
  const pictures = db.prepare<[], StoredPicture>(`
    SELECT place, hash, width, height, widths, jpeg_width AS "jpegWidth", preview, plate, added_at AS "addedAt"
    FROM property_pictures ORDER BY place`)
  const put = db.prepare<[StoredPicture]>(`
    INSERT INTO property_pictures (place, hash, width, height, widths, jpeg_width, preview, plate, added_at)
    VALUES (@place, @hash, @width, @height, @widths, @jpegWidth, @preview, @plate, @addedAt)
    ON CONFLICT (place) DO UPDATE SET hash = excluded.hash, width = excluded.width, height = excluded.height,
      widths = excluded.widths, jpeg_width = excluded.jpeg_width, preview = excluded.preview,
      plate = excluded.plate, added_at = excluded.added_at`)
  const remove = db.prepare<[LookPlace]>('DELETE FROM property_pictures WHERE place = ?')
  // its files are deleted later, unless a room shows the same photograph
  const discard = db.prepare<[string]>(
    'INSERT INTO discarded_photographs (hash) VALUES (?) ON CONFLICT DO NOTHING',
  )

  const read = async (): Promise<StoredLook> => (await stored.get()) ?? unsaid
  const readPictures = async (): Promise<LookPicture[]> => (await pictures.all()).map(toPicture)
  const pictureAt = async (place: LookPlace) => (await readPictures()).find((one) => one.place === place)

  return {
    /** Reads what was chosen, including changes of the surrounding transaction. */
    read,
    pictures: readPictures,
    pictureAt,
    store: async (look: StoredLook) => void (await store.run(look)),
    /** Replaces the picture of a place. Run it in a transaction. */
    put: async (picture: LookPicture) => {
      const before = await pictureAt(picture.place)
      await put.run(toStored(picture))
      if (before && before.hash !== picture.hash) await discard.run(before.hash)
    },
    /** Run it in a transaction. */
    remove: async (place: LookPlace) => {
      const before = await pictureAt(place)
      await remove.run(place)
      if (before) await discard.run(before.hash)
    },
    /** As guests see it; undefined if it is all the design's own. */
    shown: async ({ geo }: Pick<PropertyFacts, 'geo'>): Promise<PropertyLook | undefined> => {
      const chosen = await read()
      const all = await readPictures()
      const at = (place: LookPlace) => all.find((one) => one.place === place)
      const logo = at('logo')
      const hero = at('hero')
      const about = at('about')
      const look: PropertyLook = { drawings: chosen.drawings }
      if (chosen.accent) look.accent = chosen.accent
      if (chosen.map && isNear(chosen, geo)) look.map = chosen.map
      if (logo) look.logo = logoOf(logo)
      if (hero) look.hero = photographOf(hero)
      if (about) look.about = photographOf(about)
      return Object.keys(look).length === 1 && chosen.drawings === 'plain' ? undefined : look
    },
  }
}

const toPicture = (row: StoredPicture): LookPicture => Object.assign(row, { widths: JSON.parse(row.widths) })

const toStored = (picture: LookPicture): StoredPicture =>
  Object.assign({}, picture, { widths: JSON.stringify(picture.widths) })

const isNear = ({ mapLatitude, mapLongitude }: StoredLook, geo: PropertyFacts['geo']) =>
  geo !== undefined &&
  Math.abs(geo.latitude - (mapLatitude ?? Number.NaN)) < nearby &&
  Math.abs(geo.longitude - (mapLongitude ?? Number.NaN)) < nearby

export type StoredPropertyLook = ReturnType<typeof createPropertyLook>
