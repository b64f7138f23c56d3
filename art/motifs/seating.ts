import type { Tones } from '../moods/mood.ts'
import { steps } from '../toolkit/geometry.ts'
import { circle, ellipse, face, join, place, rect, shape, stroke } from '../toolkit/svg.ts'

/** A club armchair from the front, 92 wide and 96 high. */
export const armchair = (tones: Tones, wood: string, cushion: Tones): string =>
  join(
    shape(wood, 'M-36 0l3-14h8l-4 14zM36 0l-3-14h-8l4 14z'),
    shape(tones[1], 'M-34-12V-70q0-26 20-27h28q20 1 20 27v58z'),
    shape(tones[0], 'M10-97h4q20 1 20 27v58H16q8-40-6-85z'),
    shape(tones[2], 'M-30-34h60v18h-60z'),
    shape(tones[1], 'M-30-24h60v12h-60z'),
    shape(tones[2], 'M-46-48q0-10 9-10t9 10v38h-18z'),
    shape(tones[0], 'M46-48q0-10-9-10t-9 10v38h18z'),
    place(
      join(
        shape(cushion[2], 'M-17-17Q0-13 17-17 14 0 17 17 0 13-17 17-14 0-17-17z'),
        shape(cushion[1], 'M17-17C14 0 17 17 17 17 0 13-17 17-17 17q20-4 26-12 6-8 8-22z'),
      ),
      { x: 4, y: -50, turn: 8 },
    ),
  )

/** A rattan egg that hangs from the ceiling; its rope ends at the origin; 100 wide, 130 high. */
export const hangingChair = (tones: Tones, cushion: Tones): string =>
  join(
    rect(tones[0], -1, -400, 2, 400),
    shape(tones[0], 'M0 0c40 0 54 40 54 76 0 34-24 54-54 54s-54-20-54-54C-54 40-40 0 0 0z'),
    shape(tones[1], 'M0 12c32 0 42 34 42 62 0 12-4 22-10 30h-64c-6-8-10-18-10-30C-42 46-32 12 0 12z'),
    stroke(
      tones[0],
      steps(6)
        .map((i) => `M${-36 + i * 14} 104Q${-24 + i * 10} 50 0 12`)
        .join(''),
      { width: 1.6 },
    ),
    shape(cushion[1], 'M-40 92q40-14 80 0-4 24-40 26t-40-26z'),
    shape(cushion[2], 'M-40 92q40-14 80 0-30 10-80 0z'),
    place(shape(cushion[0], 'M-15-15Q0-12 15-15 12 0 15 15 0 12-15 15-12 0-15-15z'), {
      x: -10,
      y: 74,
      turn: -12,
    }),
    stroke(tones[2], 'M-46 74C-44 36-32 8 0 8s44 28 46 66', { width: 3 }),
  )

/** A sun lounger from the side, 190 long. */
export const lounger = (wood: Tones, cushion: Tones): string =>
  join(
    shape(wood[0], 'M-80 0l4-28h7l-3 28zM66 0l4-28h7l-3 28z'),
    shape(wood[1], 'M-96-32H94v7H-96zM-60-30l-44-46 5-4 50 50z'),
    shape(cushion[2], 'M-58-46H96q5 0 5 6t-5 6H-60zM-60-36l-48-48q-1-6 6-8l50 46z'),
    shape(cushion[1], 'M-58-38H99q0 4-3 4H-60z'),
  )

/** A parasol of eight segments, 230 wide and 250 high. */
export const parasol = (cloth: Tones, pole: string): string =>
  join(
    rect(pole, -2.5, -244, 5, 244),
    shape(
      cloth[1],
      'M0-252C-60-248-104-220-116-184q14-10 30 0 14-10 29 0 14-10 29 0 14-10 28 0 14-10 28 0 14-10 29 0 14-10 29 0 16-10 30 0C104-220 60-248 0-252z',
    ),
    shape(
      cloth[2],
      'M0-252C-60-248-104-220-116-184q14-10 30 0C-78-216-50-244 0-252C-36-238-52-214-57-184q14-10 29 0C-28-214-16-240 0-252z',
    ),
    shape(cloth[0], 'M0-252c60 4 104 32 116 68q-14-10-30 0C78-216 50-244 0-252z'),
    circle(pole, 0, -254, 3),
  )

/** A shelf of books and small things, 96 wide and 190 high. */
export const bookshelf = (wood: Tones, spines: readonly string[]): string =>
  join(
    rect(wood[1], -48, -190, 96, 190),
    rect(wood[0], -43, -185, 86, 180),
    steps(4).map((row) => {
      const floor = -10 - row * 45
      return join(
        rect(wood[1], -43, floor, 86, 5),
        steps(row % 2 ? 6 : 8).map((i) =>
          rect(
            spines[(i * 3 + row * 2) % spines.length] ?? '',
            -41 + i * 8.2,
            floor - 26 - ((i * 7 + row * 5) % 9),
            7,
            26 + ((i * 7 + row * 5) % 9),
          ),
        ),
      )
    }),
    shape(wood[2], 'M16-28h18l-3 18H19zM24-100c8 0 12 6 12 12 0 4-2 8-4 13H16c-2-5-4-9-4-13 0-6 4-12 12-12z'),
  )

/** A low round table with a cloth-free top, 60 wide and 50 high, seen from the front. */
export const teaTable = (wood: Tones, width = 64, height = 52): string =>
  join(
    face(wood[0], [
      [-3, -height],
      [3, -height],
      [4, -4],
      [-4, -4],
    ]),
    shape(wood[0], `M-16 0q0-5 12-6h8q12 1 12 6z`),
    ellipse(wood[0], 0, -height + 3, width / 2, width * 0.1),
    ellipse(wood[2], 0, -height, width / 2, width * 0.1),
  )
