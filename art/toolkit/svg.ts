import type { Point } from './geometry.ts'
import { polygon } from './path.ts'

const tidy = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

/** Pieces of a drawing, the lowest first. */
export type Parts = readonly (string | string[])[]

export const join = (...parts: Parts): string => parts.flat().join('')

export const shape = (fill: string, d: string, opacity = 1): string =>
  `<path fill="${fill}"${opacity < 1 ? ` opacity="${tidy2(opacity)}"` : ''} d="${d}"/>`

const tidy2 = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0\./, '.')

export const face = (fill: string, points: readonly Point[], opacity = 1): string =>
  shape(fill, polygon(points, 1), opacity)

export interface StrokeStyle {
  width: number
  cap?: 'round' | 'butt'
  opacity?: number
  dash?: string
}

export const stroke = (color: string, d: string, style: StrokeStyle): string => {
  const cap = style.cap === 'butt' ? '' : ' stroke-linecap="round" stroke-linejoin="round"'
  const opacity = style.opacity === undefined ? '' : ` opacity="${tidy2(style.opacity)}"`
  const dash = style.dash ? ` stroke-dasharray="${style.dash}"` : ''
  return `<path fill="none" stroke="${color}" stroke-width="${tidy(style.width)}"${cap}${opacity}${dash} d="${d}"/>`
}

export const rect = (fill: string, x: number, y: number, width: number, height: number, radius = 0): string =>
  `<rect fill="${fill}" x="${tidy(x)}" y="${tidy(y)}" width="${tidy(width)}" height="${tidy(height)}"${radius ? ` rx="${tidy(radius)}"` : ''}/>`

export const circle = (fill: string, x: number, y: number, radius: number, opacity = 1): string =>
  `<circle fill="${fill}" cx="${tidy(x)}" cy="${tidy(y)}" r="${tidy(radius)}"${opacity < 1 ? ` opacity="${tidy2(opacity)}"` : ''}/>`

export const ellipse = (fill: string, x: number, y: number, rx: number, ry: number, opacity = 1): string =>
  `<ellipse fill="${fill}" cx="${tidy(x)}" cy="${tidy(y)}" rx="${tidy(rx)}" ry="${tidy(ry)}"${opacity < 1 ? ` opacity="${tidy2(opacity)}"` : ''}/>`

export interface Placing {
  x?: number
  y?: number
  scale?: number
  flip?: boolean
  turn?: number
}

const transform = ({ x = 0, y = 0, scale = 1, flip = false, turn = 0 }: Placing): string => {
  const parts: string[] = []
  if (x || y) parts.push(`translate(${tidy(x)} ${tidy(y)})`)
  if (turn) parts.push(`rotate(${tidy(turn)})`)
  if (scale !== 1 || flip)
    parts.push(flip ? `scale(${tidy2(-scale)} ${tidy2(scale)})` : `scale(${tidy2(scale)})`)
  return parts.length ? ` transform="${parts.join('')}"` : ''
}

export const place = (content: string, placing: Placing): string => `<g${transform(placing)}>${content}</g>`

export const use = (id: string, fill: string, placing: Placing): string =>
  `<use href="#${id}"${fill ? ` fill="${fill}"` : ''}${transform(placing)}/>`

/** Marks a bed in the drawing with its kind, as the facts of a room name it: tests compare the two. */
export const markBed = (kind: string, ...parts: Parts): string =>
  `<g data-bed="${kind}">${join(...parts)}</g>`
