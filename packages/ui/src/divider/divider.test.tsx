import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Divider } from './divider.tsx'

const styles = readFileSync(new URL('divider.module.css', import.meta.url), 'utf8')
const size =
  /clamp\(var\(--cr-space-8\), (\d+)cqi, max\(calc\(var\(--cr-space-unit\) \* (\d+)\), (\d+)cqi\)\)/

/** Height of a divider of this width, in px, with the usual size of type. */
const heightOf = (width: number): number => {
  const [share = Number.NaN, units = 0, least = 0] = styles.match(size)?.slice(1).map(Number) ?? []
  return Math.min(Math.max(64, (width * share) / 100), Math.max(units * 16, (width * least) / 100))
}

/** The part of a drawing that a divider of this width shows, in its units: left, top and right. */
const shownOf = (html: string, width: number) => {
  const [, left = 0, top = 0, across = 0, down = 0] =
    html.match(/viewBox="(\d+) (\d+) (\d+) (\d+)" preserveAspectRatio="xMidYMax meet"/)?.map(Number) ?? []
  const scale = Math.min(width / across, heightOf(width) / down)
  const middle = left + across / 2
  const half = width / scale / 2
  return { left: middle - half, top: top + down - heightOf(width) / scale, right: middle + half }
}

/** Drawings that rise from the land or the sea. */
const figures = [
  { scene: 'sea', name: 'sun', left: 956, top: 30, right: 1064 },
  { scene: 'sea', name: 'boat', left: 446, top: 14, right: 580 },
  { scene: 'hills', name: 'sun', left: 358, top: 32, right: 450 },
  { scene: 'hills', name: 'bungalow', left: 838, top: 76, right: 900 },
] as const
const widths = [320, 390, 768, 1440, 1920, 2560, 3840]

it.each(figures)('shows the $name of the $scene whole at every width', ({ scene, left, top, right }) => {
  const html = renderToString(<Divider scene={scene} />)
  const whole = widths.filter((width) => {
    const shown = shownOf(html, width)
    return shown.left <= left && shown.top <= top && shown.right >= right
  })
  expect(whole).toEqual(widths)
})

it.each(['sea', 'hills'] as const)('draws the %s from edge to edge at every width', (scene) => {
  const html = renderToString(<Divider scene={scene} />)
  // each reaches from −720 to 2160
  expect(html.match(/d="M-720 [^"]+V170H-720Z"/g)).toHaveLength(4)
  const reached = widths.filter((width) => {
    const shown = shownOf(html, width)
    return shown.left >= -720 && shown.right <= 2160
  })
  expect(reached).toEqual(widths)
})

it('is drawn for the eye alone: a screen reader hears nothing of it', () => {
  expect(renderToString(<Divider />)).toMatch(/^<svg[^>]* aria-hidden="true"/)
})
