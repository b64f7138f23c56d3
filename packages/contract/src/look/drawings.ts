import type { PropertyLook } from '../schemas/property-look.ts'

/** Drawings of the property by its sea, by where they stand. */
const coast = {
  hero: '/art/hero-house.svg',
  'hero-dark': '/art/hero-house-dark.svg',
  house: '/art/veranda.svg',
  view: '/art/beach.svg',
  side: '/art/login-side.svg',
  lost: '/art/lost.svg',
}

/** Where a drawing stands: home by day and by night, about, beside a form, beside the sign-in, an unknown address. */
export type DrawingName = keyof typeof coast

/** Address of a drawing, in the property's own hue if it has one. */
export const drawingOf = (look: PropertyLook | undefined, name: DrawingName): string => {
  if (look?.drawings === 'coast') return coast[name]
  return look?.accent ? `/art/own/${look.accent.slice(1)}/${name}.svg` : `/art/plain-${name}.svg`
}
