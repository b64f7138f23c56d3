/** Limits of a photograph: generous for any camera, and low enough for the memory of a small machine. */
export const photoLimits = {
  bytes: 30 * 1024 * 1024,
  pixels: 80_000_000,
  /** Narrower ones look soft on the page of a room. */
  minWidth: 800,
  /** Longer side to shorter side: beyond, nothing is left of it in a frame of 3:2. */
  ratio: 4,
} as const
