import type { Lang } from '@calm-rest/contract/widget'
import { drawBed, footprintOf } from './draw-bed.ts'
import type { PlanFacts } from './plan-of.ts'
import { planWords } from './words.ts'

/** In units of the drawing: at a width of 360 pixels, letters are 14 pixels high. */
const width = 400
const margin = 6
const roomHeight = 232
const terraceHeight = 56
const bathWidth = 112
const wall = 6
const gap = 14

export const planWidth = width
export const planHeight = ({ terrace }: Pick<PlanFacts, 'terrace'>) =>
  roomHeight + margin * 2 + (terrace ? terraceHeight : 0)

/** Right edge of the space beside the bath. */
const innerEdge = ({ hasBath }: Pick<PlanFacts, 'hasBath'>) => width - margin - (hasBath ? bathWidth : 0)

/** Colours of the page's paper and inks, in light and dark. */
const style = `
svg{--paper:#fffdf7;--ink:#14262d;--wall:#0f4c5c;--bed:#f6edd9;--cloth:#79b5b2;--edge:#1f7a85;--wood:#7c4a2a;--wet:#dcece7;--green:#e4ebcb}
@media(prefers-color-scheme:dark){svg{--paper:#12303a;--ink:#f6edd9;--wall:#9fd0ca;--bed:#24424a;--cloth:#1a6570;--edge:#79b5b2;--wood:#e28a52;--wet:#17424c;--green:#22351f}}
rect,path,circle,ellipse{stroke-width:1.5}
.paper{fill:var(--paper)}.wet{fill:var(--wet)}.green{fill:var(--green);stroke:var(--wall);stroke-dasharray:6 4}
.bed{fill:var(--bed);stroke:var(--edge)}.cloth{fill:var(--cloth);stroke:var(--edge)}.soft{fill:var(--paper);stroke:var(--edge)}
.wood{fill:var(--wood)}.out{fill:none;stroke:var(--edge);stroke-dasharray:4 3}.line{fill:none;stroke:var(--ink)}
.wall{fill:none;stroke:var(--wall);stroke-width:${wall};stroke-linejoin:round}.thin{stroke-width:4}
.open{fill:none;stroke:var(--paper);stroke-width:${wall + 1}}
text{fill:var(--ink);font:15px Figtree,system-ui,"PingFang SC","Noto Sans SC",sans-serif;text-anchor:middle}
.size{font-size:22px;font-weight:600}`.replaceAll('\n', '')

const n = (value: number) => String(Math.round(value * 10) / 10)

const marks: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const text = (words: string, x: number, y: number, more = '') =>
  `<text x="${n(x)}" y="${n(y)}"${more}>${words.replace(/[&<>]/g, (mark) => marks[mark] ?? '')}</text>`

/** Square metres in the notation of a language. */
export const sizeText = (size: number, lang: Lang): string =>
  `${new Intl.NumberFormat(lang, { maximumFractionDigits: 1 }).format(size)} m²`

/**
 * Draws the plan of a room as a separate SVG picture, which follows the colour scheme of the page. Call it only if
 * `canDrawBeds` is true.
 */
export const drawPlan = (facts: PlanFacts, lang: Lang): string => {
  const height = planHeight(facts)
  const top = height - margin - roomHeight
  const bottom = height - margin
  const right = width - margin
  const inner = innerEdge(facts)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${style}</style>`,
    `<rect class="paper" width="${width}" height="${height}"/>`,
    facts.terrace ? drawTerrace(facts.terrace, top) : '',
    facts.hasBath ? drawBath(inner, top, planWords[lang].bath) : '',
    drawBeds(facts, inner, bottom),
    text(sizeText(facts.size, lang), (margin + inner) / 2, top + 44, ' class="size"'),
    `<path class="wall" d="M${margin} ${top}H${right}V${bottom}H${margin}z"/>`,
    facts.terrace
      ? `<path class="open" d="M${margin + 36} ${top}h84"/><path class="out" d="M${margin + 36} ${top}h84"/>`
      : '',
    drawDoor(right, bottom),
    '</svg>\n',
  ].join('')
}

const drawTerrace = (name: string, top: number): string =>
  `<rect class="green" x="${margin}" y="${margin}" width="${width - margin * 2}" height="${top - margin}" rx="2"/>${text(name, width / 2, top - 22)}`

/**
 * Draws the bath above the door. Every bathroom has a basin and a toilet; the plan does not know the place of shower or
 * tub.
 */
const drawBath = (left: number, top: number, name: string): string => {
  const right = width - margin
  const bottom = top + roomHeight * 0.6
  return [
    `<rect class="wet" x="${left}" y="${top}" width="${right - left}" height="${n(bottom - top)}"/>`,
    `<rect class="soft" x="${left + 14}" y="${top + 3}" width="36" height="22" rx="4"/><circle class="line" cx="${left + 32}" cy="${top + 14}" r="6"/>`,
    `<rect class="soft" x="${right - 44}" y="${top + 3}" width="26" height="10" rx="2"/><ellipse class="soft" cx="${right - 31}" cy="${top + 26}" rx="11" ry="14"/>`,
    text(name, (left + right) / 2, top + roomHeight * 0.4),
    `<path class="wall thin" d="M${left} ${top}V${n(bottom)}H${right}"/>`,
    `<path class="open" d="M${left + 14} ${n(bottom)}h40"/>`,
  ].join('')
}

/** Draws the entrance on the right, with the swing of its leaf. */
const drawDoor = (right: number, bottom: number): string => {
  const size = 44
  const y = bottom - 14
  return `<path class="open" d="M${right} ${y}v-${size}"/><path class="line" d="M${right} ${y}h-${size}a${size} ${size} 0 0 1 ${size} -${size}"/>`
}

/** Minimum units per centimetre of a bed. Below it, lines run into each other. */
const smallestScale = 0.1

/** Returns the row of beds along the lower wall, and the free width. */
const rowOf = (beds: PlanFacts['beds'], inner: number) => {
  const all = beds.flatMap((bed) => Array.from({ length: bed.count }, () => bed))
  const room = inner - margin - wall - gap * (all.length + 1)
  const needed = all.reduce((sum, { kind }) => sum + footprintOf(kind)[0], 0)
  return { all, room, needed }
}

/** Returns whether all beds fit along the wall. A room without this has no plan. */
export const canDrawBeds = (facts: Pick<PlanFacts, 'beds' | 'hasBath'>): boolean => {
  const { room, needed } = rowOf(facts.beds, innerEdge(facts))
  return room >= needed * smallestScale
}

/** Draws the beds to their real proportions, as large as they fit. */
const drawBeds = ({ size, beds }: PlanFacts, inner: number, bottom: number): string => {
  const { all, room, needed } = rowOf(beds, inner)
  const scale = Math.min(
    Math.sqrt(((width - margin * 2) * roomHeight) / (Math.max(size, 1) * 10_000)),
    room / needed,
    0.62,
  )
  const spare = room - needed * scale
  let x = margin + wall / 2 + gap + spare / 2
  return all
    .map((bed) => {
      const drawn = `<g data-bed="${bed.kind}">${drawBed(bed, { x, y: bottom - wall / 2 - 5, scale })}</g>`
      x += footprintOf(bed.kind)[0] * scale + gap
      return drawn
    })
    .join('')
}
