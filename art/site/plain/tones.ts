import { dusk, ink, sand, sea, sun } from '../../palette.ts'

/** Inks of a drawing that shows no place in particular. The site gives them the property's own hue. */
export interface PlainTones {
  /** From the edge of the sky to the light. */
  sky: readonly string[]
  sun: string
  cloud: string
  /** The farthest hill first. */
  hills: readonly [string, string, string, string]
  tree: readonly [string, string]
  trunk: string
  wall: readonly [string, string]
  roof: readonly [string, string]
  wood: string
  window: string
  path: string
}

export const plainDay: PlainTones = {
  sky: ['#dcebe6', '#ebeee0', '#f6efd9', '#fbe9cc', '#fbdfbb'],
  sun: '#fff6dc',
  cloud: '#fdf8ec',
  hills: ['#b9d3cc', sea[300], '#3f8f95', sea[700]],
  tree: ['#0f5a69', sea[500]],
  trunk: sea[900],
  wall: ['#e6dcc6', sand[50]],
  roof: [dusk[700], dusk[500]],
  wood: sea[900],
  window: sun,
  path: sand[200],
}

export const plainNight: PlainTones = {
  sky: ['#0a1f2c', '#0d2735', '#123040', '#183b4b', '#20495a'],
  sun: '#f6efcf',
  cloud: '#1b4050',
  hills: ['#1d4452', '#173845', '#112c38', '#0a1e28'],
  tree: ['#0b2430', '#17414c'],
  trunk: '#06151b',
  wall: ['#4d6b7c', '#8ba3ab'],
  roof: ['#3a2026', '#63343a'],
  wood: ink[900],
  window: '#ffd98a',
  path: '#2f505c',
}
