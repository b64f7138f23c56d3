import { type Hex, tokensOf } from '@calm-rest/contract/look'
import {
  type Frame,
  frameAround,
  isInFrame,
  type Land,
  landAt,
  outlineOf,
  type Position,
  toPixel,
} from '@calm-rest/contract/world'

interface MapOptions {
  world: readonly Land[]
  at: Position
  /** The place at the pin, in the language of the page; '' for none. */
  label: string
  /** Language of the label. */
  lang: string
  accent: Hex | undefined
}

const size = { width: 900, height: 600 }
/** Sea of the design, where the property has no colour of its own. */
const designed: Hex = '#0f4c5c'
const mostBytes = 15 * 1024

const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/[^\P{Cc}]/gu, '')

/**
 * The land around a place with a pin, as an SVG of at most 15 KB: drawn by this process from outlines of its own, so that no
 * guest's browser asks a third party for a map.
 */
export const drawMap = ({ world, at, label, lang, accent = designed }: MapOptions): string => {
  const frame = frameAround(world, at, size)
  const shown = world.filter((land) => isInFrame(frame, land))
  const own = landAt(world, at)?.country
  let step = 1.5
  let drawn = ''
  do {
    const path = (lands: readonly Land[], name: string) => {
      const d = lands.map((land) => outlineOf(frame, land, step)).join('')
      return d && `<path class="${name}" d="${d}"/>`
    }
    drawn =
      path(
        shown.filter(({ country }) => country !== own),
        'other',
      ) +
      path(
        shown.filter(({ country }) => country === own),
        'own',
      )
    step *= 1.4
  } while (drawn.length > mostBytes - 2500)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" preserveAspectRatio="xMidYMid slice" lang="${escaped(lang)}"><title>${escaped(label)}</title><style>${styleOf(accent)}</style><path class="sea" d="M0 0h${size.width}v${size.height}H0z"/>${drawn}${pinAt(frame, at, label)}</svg>\n`
}

const styleOf = (accent: Hex) => {
  const tokens = tokensOf(accent)
  const theme = (name: 'light' | 'dark') =>
    `.sea{fill:${tokens['sea-pale'][name]}}.other{fill:${tokens[name === 'light' ? 'sand' : 'surface-raised'][name]};stroke:${tokens['sea-pale'][name]}}.own{fill:${name === 'light' ? '#fffdf7' : tokens['sea-mid'].dark};stroke:${tokens['sea-light'][name]}}.pin{fill:${tokens.accent[name]}}.dot,.label{fill:${name === 'light' ? '#14262d' : '#f6edd9'}}.dot{fill:${name === 'light' ? '#fffdf7' : '#14262d'}}.label{stroke:${name === 'light' ? '#fffdf7' : tokens['surface-sunken'].dark}}`
  return `path{stroke-linejoin:round}.label{font:600 26px Georgia,"Songti SC",serif;paint-order:stroke;stroke-width:6px;stroke-linejoin:round}.other,.own{stroke-width:1.5}${theme('light')}@media(prefers-color-scheme:dark){${theme('dark')}}`
}

/** The tip of the pin is the place; the label stands on the side with more room. */
const pinAt = (frame: Frame, at: Position, label: string) => {
  const { x, y } = toPixel(frame, at)
  const px = Math.round(x)
  const py = Math.round(y)
  const isLeft = px > size.width * 0.6
  const text =
    label === ''
      ? ''
      : `<text class="label" x="${px + (isLeft ? -30 : 30)}" y="${py - 30}" text-anchor="${isLeft ? 'end' : 'start'}">${escaped(label)}</text>`
  return `<path class="pin" d="M${px} ${py}c-5-15-24-26-24-46a24 24 0 0 1 48 0c0 20-19 31-24 46z"/><circle class="dot" cx="${px}" cy="${py - 46}" r="9"/>${text}`
}
