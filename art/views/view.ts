import type { Kit } from '../toolkit/kit.ts'

/** A landscape outside a window: drawn 1200 × 800 and a little beyond, so that a window may move it. */
export interface View {
  horizon: number
  draw(kit: Kit): string
}
