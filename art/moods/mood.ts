/** Three tones of one thing: in shade, plain, in light. */
export type Tones = readonly [shade: string, plain: string, light: string]

/** The few colours that one room lives in. */
export interface Mood {
  /** Bands from the top down to the horizon. */
  sky: readonly string[]
  sun: string
  /** Land from far to near. */
  land: Tones
  /** Water from the horizon to the shore. */
  sea: readonly string[]
  foam: string
  beach: Tones
  /** The nearest silhouettes. */
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
