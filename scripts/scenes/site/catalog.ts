import { createKit, type Kit } from '../pen/kit.ts'
import { hero } from './hero.ts'
import { heroDay, heroNight } from './hero-tones.ts'

const art = (name: string, draw: (kit: Kit) => string) => ({
  file: `shell/public/art/${name}.svg`,
  draw: () => draw(createKit(name)),
})

export const sitePictures = [
  art('hero-house', (kit) => hero(kit, heroDay)),
  art('hero-house-dark', (kit) => hero(kit, heroNight)),
]
