/** Three tones of one thing: in shade, plain, in light. */
export type Tones = readonly [shade: string, plain: string, light: string]

/** The palette of one room. */
export interface Mood {
  /** Colours of the bands from the top down to the horizon. */
  sky: readonly string[]
  sun: string
  /** Colours of the land from far to near. */
  land: Tones
  /** Colours of the water from the horizon to the shore. */
  sea: readonly string[]
  foam: string
  beach: Tones
  /** Colours of the nearest silhouettes. */
  dark: string
  leaf: Tones
  wall: Tones
  floor: Tones
  ceiling: Tones
  wood: Tones
  linen: Tones
  accent: Tones
  second: Tones
}
