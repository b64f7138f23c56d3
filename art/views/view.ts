import type { Kit } from '../pen/kit.ts'

/** What one sees outside: drawn 1200 × 800 and a little beyond, so that a window may move it. */
export interface View {
  horizon: number
  draw(kit: Kit): string
}
