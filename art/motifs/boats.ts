import { join, rect, shape } from '../toolkit/svg.ts'

/** An oruwa, the outrigger canoe of the south coast: about 300 wide, waterline at y 0. */
export const outrigger = (hull: string, sail?: string, water?: string): string =>
  join(
    sail ? shape(sail, 'M-34-30L-58-250 96-214 62-40z') : '',
    sail ? shape(hull, 'M-38-26l-24-226 6-2 24 228zM-62-256l166 38-1 6-166-37zM20-20l-6-212 5-1 8 213z') : '',
    shape(hull, 'M-172-40c38 24 90 30 160 30s130-8 176-38c-8 34-26 50-46 56H-122c-26-6-42-22-50-48z'),
    shape(
      hull,
      'M-70-14c8-26 40-22 46 26l-6 2c-6-40-30-42-34-26zM54-14c8-26 40-22 46 26l-6 2c-6-40-30-42-34-26z',
    ),
    shape(hull, 'M-120 14c60-6 180-6 262-2l10-5-8 11c-80 3-190 4-264 2z'),
    water ? rect(water, -150, 8, 300, 4) : '',
  )

/** A fisherman's stilt with its man, as a silhouette; the water at y 0. */
export const stiltFisher = (fill: string): string =>
  shape(
    fill,
    'M-3 20L3-190h6L6 20zM-22-86h46v5h-46z' +
      'M-2-88c-6-10-8-34 0-46 8-5 18-2 22 6l16 16-3 4-16-10c2 14 0 24-2 30l18 10-2 26-7-1-1-20-20-7c-4 0-6-4-5-8z' +
      'M6-140c-7-8-3-19 6-19s13 10 6 18zM-8-152c10-8 30-10 40-2-12 2-26 4-40 2zM34-114l88-52 1 2-86 54z',
  )

/** A big-eyed blue fishing trawler; waterline at y 0, about 260 wide. */
export const trawler = (tones: { hull: string; stripe: string; cabin: string; dark: string }): string =>
  join(
    shape(tones.cabin, 'M-60-50v-52h84l10 52z'),
    shape(
      tones.dark,
      'M-48-92h18v18h-18zM-20-92h18v18h-18zM8-92h12l4 18H8zM-66-108h100v6h-100zM-24-108v-62h5v62zM60-40v-90h4v90z',
    ),
    shape(tones.dark, 'M-22-166l84 36-1 3-85-36zM-20-160l-96 104-3-2z'),
    shape(tones.hull, 'M-136-64c60 26 200 26 256-8-4 40-20 62-36 76H-106c-18-14-28-40-30-68z'),
    shape(tones.stripe, 'M-135-54c60 26 200 26 253-8l-3 14c-54 32-190 30-248 6z'),
  )
