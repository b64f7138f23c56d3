import { readdirSync } from 'node:fs'
import { langs } from '@calm-rest/contract/widget'
import { describe, expect, it } from 'vitest'
import { rooms } from '../stays/seed/rooms/index.ts'
import { pictureText } from './picture-text.ts'

const drawn = readdirSync(new URL('../../media/scenes', import.meta.url))

/** Kinds of beds that a drawing can have, in the words of a room. */
const beds = ['four-poster', 'canopy', 'bunk', 'sofa bed', 'day bed', 'king', 'queen']

describe('pictureText', () => {
  it.each(langs)('describes in %s what each drawn scene shows, in different words for each', (lang) => {
    const texts = drawn.map((file) =>
      pictureText({ room: 'X', src: `/media/scenes/${file}`, number: 9, lang }),
    )
    expect(new Set(texts).size).toBe(rooms.length * 4)
    for (const text of texts) expect(text).toMatch(/^X[:：].{5,90}(, drawing|, Zeichnung|（插画）)$/)
  })

  it('names the kinds of beds that the room has', () => {
    for (const { id, bed } of rooms) {
      const text = pictureText({ room: '', src: `/media/scenes/${id}-1.svg`, number: 1, lang: 'en' })
      const wanted = beds.filter((kind) => bed.en.includes(kind))
      expect(wanted).not.toEqual([])
      // a scene shows one of several bedrooms
      const shown = wanted.filter((kind) => text.includes(kind))
      expect(id === 'mango-tree-bungalow' ? ['king'] : wanted, id).toEqual(shown)
    }
  })

  it.each([
    ['en', 'Horizon Room: photograph 2'],
    ['de', 'Horizon Room: Foto 2'],
    ['zh', 'Horizon Room：照片 2'],
  ] as const)('says in %s of a photograph which one it is', (lang, expected) => {
    expect(pictureText({ room: 'Horizon Room', src: '/media/photos/a/1.jpg', number: 2, lang })).toBe(
      expected,
    )
  })

  it('calls an unknown scene a drawing', () => {
    expect(pictureText({ room: 'Attic', src: '/media/scenes/attic-1.svg', number: 1, lang: 'en' })).toBe(
      'Attic, drawing',
    )
  })
})
