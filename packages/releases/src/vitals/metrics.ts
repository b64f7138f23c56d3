/** Measurements of a widget on a page view, as in `WidgetVitals` of the contract. */
export const metrics = ['lcpMs', 'inpMs', 'cls', 'loadMs'] as const

export type Metric = (typeof metrics)[number]

const timesMs = [
  25, 50, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1250, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 5000,
  7000, 10_000,
]

/**
 * Upper bounds of each histogram's buckets; a last bucket is open. They are closest around the limits of good
 * and poor (https://web.dev/articles/vitals). Changing them changes the meaning of stored buckets.
 */
export const bounds: Readonly<Record<Metric, readonly number[]>> = {
  lcpMs: timesMs,
  inpMs: [16, 24, 32, 48, 64, 80, 104, 128, 160, 200, 240, 280, 320, 400, 500, 650, 800, 1000, 1500, 2500],
  cls: [0, 0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1],
  loadMs: timesMs,
}

/** Highest p75 that counts as good; load time has no official limit. */
export const goodUpTo: Readonly<Partial<Record<Metric, number>>> = { lcpMs: 2500, inpMs: 200, cls: 0.1 }

/** Number of a value's bucket. */
export const bucketOf = (metric: Metric, value: number): number => {
  const at = bounds[metric].findIndex((bound) => value <= bound)
  return at < 0 ? bounds[metric].length : at
}
