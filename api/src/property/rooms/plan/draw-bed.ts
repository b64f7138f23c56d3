import type { BedKind, Beds } from './read-beds.ts'

/** Width and depth on the floor, in centimetres, with the head at the wall. */
const footprints: Record<BedKind, readonly [number, number]> = {
  king: [180, 200],
  queen: [160, 200],
  double: [140, 200],
  single: [90, 200],
  bunk: [95, 205],
  // along the wall; the pulled-out part is drawn in front of it
  'sofa bed': [200, 90],
  'day bed': [200, 90],
}

export const footprintOf = (kind: BedKind) => footprints[kind]

interface Place {
  /** Left edge. */
  x: number
  /** The wall at the head, below the bed. */
  y: number
  /** Units of the drawing per centimetre. */
  scale: number
}

const n = (value: number) => String(Math.round(value * 10) / 10)

const box = (fill: string, x: number, y: number, width: number, height: number, radius = 2, more = '') =>
  `<rect class="${fill}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}"${more}/>`

/** Draws a bed from above. */
export const drawBed = ({ kind, posts }: Omit<Beds, 'count'>, { x, y, scale }: Place): string => {
  const width = footprints[kind][0] * scale
  const depth = footprints[kind][1] * scale
  const top = y - depth
  if (kind === 'sofa bed') return drawSofa(x, y, width, depth)
  if (kind === 'day bed') {
    const end = 8 * scale + 2
    const pillow = (at: number) => box('soft', at, top + depth * 0.2, depth * 0.38, depth * 0.6, 3)
    return [
      box('bed', x, top, width, depth),
      box('wood', x, top, end, depth),
      box('wood', x + width - end, top, end, depth),
      pillow(x + end + 3),
      pillow(x + width - end - 3 - depth * 0.38),
    ].join('')
  }
  const pillows = width > 110 * scale ? 2 : 1
  const gap = width * 0.07
  const one = (width - gap * (pillows + 1)) / pillows
  return [
    box('bed', x, top, width, depth, 3),
    box('cloth', x, top, width, depth * 0.62, 3),
    ...Array.from({ length: pillows }, (_, i) =>
      box('soft', x + gap + i * (one + gap), y - depth * 0.24, one, depth * 0.17, 3),
    ),
    kind === 'bunk' ? drawLadder(x, top, width, depth) : '',
    posts ? drawPosts(x, top, width, depth, posts === 'canopy') : '',
  ].join('')
}

/** Draws back and arms at the wall, and the outline of the pulled-out mattress. */
const drawSofa = (x: number, y: number, width: number, depth: number): string => {
  const arm = width * 0.09
  return [
    box('out', x + arm, y - depth * 2.1, width - arm * 2, depth * 1.2, 3),
    box('bed', x, y - depth, width, depth, 3),
    box('cloth', x, y - depth * 0.28, width, depth * 0.28, 3),
    box('cloth', x, y - depth, arm, depth, 3),
    box('cloth', x + width - arm, y - depth, arm, depth, 3),
  ].join('')
}

/** Draws the upper bed as an inner outline, and the ladder at its foot. */
const drawLadder = (x: number, top: number, width: number, depth: number): string => {
  const left = x + width * 0.24
  const right = x + width * 0.76
  const rungs = [0.1, 0.2, 0.3].map((at) => `M${n(left)} ${n(top + depth * at)}H${n(right)}`)
  return [
    box('out', x + 3, top + 3, width - 6, depth - 6),
    `<path class="line" d="M${n(left)} ${n(top)}v${n(depth * 0.4)}M${n(right)} ${n(top)}v${n(depth * 0.4)}${rungs.join('')}"/>`,
  ].join('')
}

const drawPosts = (x: number, top: number, width: number, depth: number, cloth: boolean): string => {
  const post = (px: number, py: number) => box('wood', px - 4, py - 4, 8, 8, 1)
  return [
    cloth ? box('out', x, top, width, depth, 0) : '',
    post(x, top),
    post(x + width, top),
    post(x, top + depth),
    post(x + width, top + depth),
  ].join('')
}
