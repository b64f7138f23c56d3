import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { styleOf } from './css.fixture.ts'
import { pngFiles } from './png-files.ts'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** A box on the page that a drawing fills, in px: the overflow is cut off. */
export interface Shown {
  width: number
  height: number
  /** Where the drawing lies, in percent, as `object-position` has it. */
  position: readonly [x: number, y: number]
  /** Height in px of what covers the head and the foot of the drawing. */
  covered?: { head: number; foot: number }
}

export interface Frame {
  name: string
  /** The stylesheet that cuts. */
  css?: string
  pictures: RegExp
  /**
   * Shapes of the frame on a screen of this size: none if it is not there, several if they depend on the
   * words.
   */
  on(screen: Screen): readonly Shown[]
}

export interface Screen {
  width: number
  height: number
}

/** Screens that guests have, from the narrowest phone of the sweep to a wide desk. */
export const screens: readonly Screen[] = (
  '390x844 430x932 600x960 768x1024 820x1180 1000x800 1000x1366 1024x768 1024x1366 1280x720 1366x768 ' +
  '1440x900 1440x2560 1536x864 1680x1050 1920x1080 1920x1200 2200x1300 2560x1080 2560x1440 2560x1600'
)
  .split(' ')
  .map((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    return { width, height }
  })

export const read = (file: string) => readFileSync(join(root, file), 'utf8')

const unit = 16

/** Numbers of a declaration that has to look like this: a frame that is made in another way is to be written anew. */
const numbersOf = (value: string | undefined, shape: RegExp): number[] => {
  const found = value?.match(shape)
  if (!found) throw new Error(`'${value}' is no longer like ${shape}`)
  return found.slice(1).map(Number)
}

const positionOf = (style: ReadonlyMap<string, string>): readonly [number, number] => {
  const [x = 50, y = 50] = numbersOf(style.get('object-position') ?? '50% 50%', /^([\d.]+)%? ([\d.]+)%?$/)
  return [x, y]
}

const clamp = (low: number, value: number, high: number) => Math.min(Math.max(low, value), high)

/** A frame that has the same shape on every screen. */
const ofRatio = (name: string, css: string, selectors: readonly string[], pictures: RegExp): Frame => ({
  name,
  css,
  pictures,
  on: ({ width }) => {
    const style = styleOf(read(css), selectors, width)
    const [across = 1, down = 1] = numbersOf(style.get('aspect-ratio'), /^(\d+) \/ (\d+)$/)
    return [{ width: across, height: down, position: positionOf(style) }]
  },
})

const heroCss = 'shell/src/screens/home/hero.module.css'

/** The hero of the home page. On a wide screen its title stands in the sky; its waves lie over its foot. */
const hero: Frame = {
  name: 'home hero',
  css: heroCss,
  pictures: /hero-house/,
  on: ({ width, height }) => {
    const rows = styleOf(read(heroCss), ['.hero'], width).get('grid-template-rows')
    const style = styleOf(read(heroCss), ['.picture'], width)
    const covered = { head: firstLine(width), foot: crest * wavesHeight(width) }
    return [{ width, height: heroHeight(rows, width, height), position: positionOf(style), covered }]
  },
}

const heroHeight = (rows: string | undefined, width: number, height: number): number => {
  if (width < 1000) {
    const [share = 0] = numbersOf(rows, /^(\d+)svb auto/)
    return (height * share) / 100
  }
  const [least = 0, rest = 0, most = 0] = numbersOf(
    rows,
    /^clamp\((\d+)vw, 100svb - var\(--cr-unit\) \* (\d+), (\d+)vw\) auto/,
  )
  return clamp((width * least) / 100, height - unit * rest, (width * most) / 100)
}

/** Where the first line of the title ends, from the top of the picture: below it the house begins. */
const firstLine = (width: number): number => {
  if (width < 1000) return 0
  const of = (selector: string) => styleOf(read(heroCss), [selector], width)
  const [above = 0] = numbersOf(
    of('.words').get('padding-block-start'),
    /^clamp\(var\(--cr-space-5\), ([\d.]+)vw, var\(--cr-space-8\)\)$/,
  )
  const [size = 0] = numbersOf(
    of('.title').get('font-size'),
    /^clamp\(var\(--cr-text-3xl\), ([\d.]+)vw, calc\(var\(--cr-text-4xl\) \* 1\.5\)\)$/,
  )
  const [leading = 0] = numbersOf(of('.title').get('line-height'), /^([\d.]+)$/)
  const eyebrow = 36
  return clamp(24, (width * above) / 100, 64) + eyebrow + leading * clamp(44, (width * size) / 100, 102)
}

/** How much of their box the waves cover where they are highest: `waves.tsx`. */
const crest = 0.85

const wavesHeight = (width: number): number => {
  const style = styleOf(read('shell/src/layout/layout.module.css'), [':global(:root)'], width)
  const [share = 0] = numbersOf(
    style.get('--shell-waves'),
    /^clamp\(var\(--cr-space-6\), (\d+)vw, var\(--cr-space-9\)\)$/,
  )
  return clamp(2 * unit, (width * share) / 100, 6 * unit)
}

const sideCss = 'mf-auth/src/frame/side-picture.module.css'
/** Heights of the words below the picture: in one line, and in as many as there are. */
const sideWords = [140, 190]

const sidePicture: Frame = {
  name: 'sign-in',
  css: sideCss,
  pictures: /login-side/,
  on: ({ width, height }) => {
    if (styleOf(read(sideCss), ['.side'], width).get('display') === 'none') return []
    const columns = styleOf(read('mf-auth/src/frame/auth-frame.module.css'), ['.frame'], width)
    const [own = 0, form = 0] = numbersOf(
      columns.get('grid-template-columns'),
      /^minmax\(0, (\d+)fr\) minmax\(0, (\d+)fr\)$/,
    )
    const picture = styleOf(read(sideCss), ['.picture'], width)
    const [most = 0] = numbersOf(picture.get('max-block-size'), /^(\d+)cqi$/)
    return sideWords.map((words) => ({
      width: (width * own) / (own + form),
      height: Math.min(height - words, (width * most) / 100),
      position: positionOf(picture),
    }))
  },
}

const rooms = /^api\/media\//

export const frames: readonly Frame[] = [
  hero,
  sidePicture,
  ofRatio('card', 'packages/ui/src/card/card.module.css', ['.media'], /^api\/media\/|\/place-/),
  ofRatio('card in a row', 'packages/ui/src/card/card.module.css', ['.media', '.row .media'], rooms),
  ofRatio('gallery', 'mf-rooms/src/room-detail/gallery/gallery.module.css', ['.gallery'], rooms),
  ofRatio('taken room', 'mf-rooms/src/room-list/taken-rooms.module.css', ['.picture'], rooms),
  ofRatio('ticket', 'mf-booking/src/room-picture/room-picture.module.css', ['.picture'], rooms),
  ofRatio('map', 'shell/src/screens/location/map-panel.module.css', ['.map'], /\/map\.svg/),
  ofRatio('brochure', 'shell/src/screens/brochure/brochure.module.css', ['.picture'], /hero-house\.svg/),
  ...pngFiles
    .filter(({ from }) => from.startsWith('hero'))
    .map(({ file, from, width, height }) => ({
      name: file,
      pictures: new RegExp(from),
      on: () => [{ width, height, position: [50, 50] as const }],
    })),
]

/** Stylesheets that crop: those of the frames, and of a picture that fills its container. */
export const frameSheets: ReadonlySet<string> = new Set([
  ...frames.flatMap(({ css }) => css ?? []),
  'packages/ui/src/picture/picture.module.css',
])
