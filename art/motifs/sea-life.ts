import type { Tones } from '../moods/mood.ts'
import { steps } from '../toolkit/geometry.ts'
import { circle, join, shape, stroke } from '../toolkit/svg.ts'

/** A reef fish facing right, about 80 long. */
export const fish = (tones: Tones, eye: string): string =>
  join(
    shape(tones[0], 'M-26 0l-22-20c4 14 4 26 0 40zM-4-22c10-14 24-14 30-6zM-2 22c8 12 18 12 24 4z'),
    shape(tones[1], 'M38 0C26-24-10-28-30 0-10 28 26 24 38 0z'),
    shape(tones[2], 'M6-20c6 12 6 28 0 40l-12-1c6-12 6-26 0-38zM22-15c4 10 4 20 0 30l6-5c3-6 3-14 0-20z'),
    circle(eye, 28, -4, 2.6),
  )

/** Staghorn coral, 200 high. */
export const staghorn = (fill: string): string =>
  stroke(
    fill,
    'M0 0V-70M0-30Q-40-50-44-104M-26-62Q-54-72-66-100M0-60Q6-120-16-170M-2-110Q-30-130-34-150M0-50Q44-60 52-118M30-72Q60-80 74-112M46-96Q40-130 52-160M2-90Q24-120 20-156',
    { width: 15 },
  )

/** Brain coral: a dome with waving furrows, 160 wide. */
export const brainCoral = (tones: Tones): string =>
  join(
    shape(tones[1], 'M-80 0c0-50 34-84 80-84S80-50 80 0z'),
    shape(tones[0], 'M30-79C60-68 80-40 80 0H44c8-30 4-58-14-79z'),
    stroke(
      tones[2],
      'M-64-8q8-20-2-30M-44-4q12-22 0-40 10-12 4-22M-20-4q-10-20 4-36-10-18 4-32M8-6q12-20-2-34 14-18 0-34M34-6q-10-20 4-34-8-14-2-26M58-6q6-16-2-28',
      { width: 5 },
    ),
  )

/** A sea fan, 150 high. */
export const seaFan = (fill: string): string =>
  join(
    stroke(
      fill,
      steps(9)
        .map(
          (i) =>
            `M0 0Q${Math.round((i - 4) * 9)}-70 ${Math.round((i - 4) * 24)}-${150 - Math.abs(i - 4) * 16}`,
        )
        .join(''),
      { width: 6 },
    ),
    stroke(fill, 'M-52-70Q0-96 52-70M-74-100Q0-134 74-100M-30-44Q0-58 30-44', { width: 3.5 }),
  )

export const starfish = (tones: Tones): string => {
  const ray = (i: number, fill: string, d: string) =>
    `<path fill="${fill}" transform="rotate(${i * 72})" d="${d}"/>`
  return join(
    steps(5).map((i) => ray(i, tones[1], 'M-11-10C-9-30-6-46 0-50 6-46 9-30 11-10L0 6z')),
    steps(5).map((i) => ray(i, tones[0], 'M0 0L0-49C6-46 9-30 11-10z')),
    steps(5).map((i) => ray(i, tones[2], 'M-2-12h3v3h-3zM-2-22h3v3h-3zM-1-32h2v3h-2z')),
  )
}

/** A scallop shell, 90 wide, hinge at the origin. */
export const scallop = (tones: Tones): string =>
  join(
    shape(
      tones[1],
      'M-14 0c-26-14-40-44-34-66 8-2 12 2 14 8 2-12 10-20 18-20 4 0 8 6 8 12 2-8 4-14 8-14s8 6 8 14c0-6 4-12 8-12 10 0 16 8 18 20 2-6 8-10 14-8C54-44 40-14 14 0z',
    ),
    shape(tones[0], 'M0 0l30-70 4 4L6 0zM0-4l13-72 4-2L4-2zM-2-4l-12-72-4-2L-6-2zM-4-2l-29-64-4 4L-8 0z'),
    shape(tones[2], 'M-16 0h32l-6 8h-20z'),
  )

/** A spiral shell lying on its side, 100 long. */
export const conch = (tones: Tones): string =>
  join(
    shape(tones[1], 'M-50-4C-36-34 0-52 34-40 58-30 56 0 30 6-6 12-30 6-50-4z'),
    shape(tones[2], 'M-50-4C-36-34 0-52 34-40 10-40-20-26-50-4z'),
    shape(tones[0], 'M6-2c8-16 30-20 42-14C50 0 40 6 30 6 20 8 10 6 6-2z'),
    stroke(tones[0], 'M-30-18q6 10 0 22M-12-30q10 14 4 36', { width: 2.5 }),
  )
