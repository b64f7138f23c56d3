/** What is measured of a widget on a page view, as `WidgetVitals` of the contract names it. */
export const metrics = ['lcpMs', 'inpMs', 'cls', 'loadMs'] as const

export type Metric = (typeof metrics)[number]

const timesMs = [
  25, 50, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 5000,
  7000, 10_000,
]

/**
 * Upper bounds of the buckets of each histogram, the last bucket being beyond all: closest where the limits of good and
 * poor are (https://web.dev/articles/vitals). A change gives the buckets that are stored another meaning.
 */
export const bounds: Readonly<Record<Metric, readonly number[]>> = {
  lcpMs: timesMs,
  inpMs: [16, 24, 32, 48, 64, 80, 104, 128, 160, 200, 240, 280, 320, 400, 500, 650, 800, 1000, 1500, 2500],
  cls: [0, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
  loadMs: timesMs,
}

/** Up to where a p75 is good; of a load time nobody has said so. */
export const goodUpTo: Readonly<Partial<Record<Metric, number>>> = { lcpMs: 2500, inpMs: 200, cls: 0.1 }

/** Number of the bucket that a value falls into. */
export const bucketOf = (metric: Metric, value: number): number => {
  const at = bounds[metric].findIndex((bound) => value <= bound)
  return at < 0 ? bounds[metric].length : at
}
