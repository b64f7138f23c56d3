import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Desk, openDesk } from '@calm-rest/api/desk'
import { openPhotographs } from '@calm-rest/api/media'
import { anotherHouse } from '@calm-rest/testing/another-house'
import sharp from 'sharp'
import { root } from '../root.ts'

/** Room types of the house, each with a drawing that stands for its photograph. */
const rooms = [
  { en: 'Birch Room', de: 'Birkenzimmer', guests: 2, size: 22, price: 96, unit: 'Birke', drawing: 'view' },
  { en: 'Linden Room', de: 'Lindenzimmer', guests: 2, size: 26, price: 118, unit: 'Linde', drawing: 'house' },
  { en: 'Meadow Room', de: 'Wiesenzimmer', guests: 3, size: 31, price: 134, unit: 'Wiese', drawing: 'side' },
  { en: 'Attic', de: 'Dachkammer', guests: 4, size: 44, price: 172, unit: 'Dach', drawing: 'lost' },
] as const

const pages = {
  'home/hero': {
    fields: {
      title: { de: 'Ruhe unter Linden', en: 'Quiet below the lindens' },
      text: {
        de: 'Vier Zimmer, ein Garten und der Wald dahinter.',
        en: 'Four rooms, a garden, and the forest behind.',
      },
    },
  },
  'home/rooms': { fields: { title: { de: 'Unsere Zimmer', en: 'Our rooms' } } },
  'about/story': {
    fields: {
      title: { de: 'Ein Hof von 1790', en: 'A farm of 1790' },
      first: { de: 'Seit fünf Generationen in der Familie.', en: 'In the family for five generations.' },
    },
  },
} as const

/** Makes a property that has begun with nothing another house: its own name, colour, languages, currency, units and rooms. */
export const fillAnotherHouse = async (dataDir: string): Promise<void> => {
  const desk = await openDesk({ dataDir, who: 'pictures' })
  const { country: _, ...address } = anotherHouse.address
  await desk.facts.change(Object.assign({}, anotherHouse, { address, languages: ['de', 'en'] }))
  await desk.look.change({ accent: '#8a3b2f', drawings: 'plain' })
  for (const [name, content] of Object.entries(pages)) {
    const [screen, section = ''] = name.split('/')
    await desk.texts.change(screen as 'home', section, content)
  }
  for (const room of rooms) await addRoom(desk, dataDir, room)
  await desk.setup.open({ sendsMail: false, makesBackups: false })
  await desk.close()
}

const addRoom = async (desk: Desk, dataDir: string, room: (typeof rooms)[number]): Promise<void> => {
  const { en, de, guests, size, price, unit, drawing } = room
  const names = { en, de, zh: '' }
  const roomId = await desk.roomTypeStatus.add({ names, category: 'standard', guests, size, price, units: 1 })
  const texts = {
    en: { bed: '1 double bed', description: 'Wooden floors, linen, and a window to the garden.' },
    de: { bed: '1 Doppelbett', description: 'Holzböden, Leinen und ein Fenster zum Garten.' },
  }
  await desk.roomTypes.edit(roomId, { texts, features: ['wifi'], amenities: ['wifi'] })
  await addDrawing(dataDir, roomId, drawing)
  await desk.roomTypeStatus.offer(roomId)
  await desk.roomTypes.nameUnit(roomId, 1, unit)
}

const addDrawing = async (dataDir: string, roomId: string, drawing: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'calm-rest-drawing-'))
  const file = join(folder, `${drawing}.jpg`)
  const photographs = await openPhotographs({ dataDir, who: 'pictures' })
  try {
    await sharp(join(root, `shell/public/art/plain-${drawing}.svg`), { density: 144 })
      .resize(1800, 1200, { fit: 'cover' })
      .jpeg()
      .toFile(file)
    await photographs.add(file, { roomId })
  } finally {
    await photographs.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
