import { outrigger } from '../motifs/boats.ts'
import { palm } from '../motifs/palms.ts'
import { cloud, stars } from '../motifs/sky.ts'
import { dusk, ink, sand, sea, sun, tea } from '../palette.ts'
import type { Kit } from '../toolkit/kit.ts'
import { lens } from '../toolkit/path.ts'
import { circle, join, place, rect, shape, stroke } from '../toolkit/svg.ts'

const card = (kit: Kit, body: string) => kit.sized(800, 600, body)
const leaf = { trunk: '#12363a', back: '#12363a', front: '#1f5a4c' }

/** The sun sends three arcs over the sea. */
export const wifi = (kit: Kit): string =>
  card(
    kit,
    join(
      rect(sea[700], 0, 0, 800, 600),
      [280, 200, 120].map((r, i) =>
        join(circle([sea[300], dusk[300], sun][i] ?? '', 400, 420, r), circle(sea[700], 400, 420, r - 34)),
      ),
      shape(sea[700], 'M400 420L60 80H0V600H800V80H740z'),
      circle(sun, 400, 420, 48),
      rect(sea[500], 0, 430, 800, 170),
      rect('#176a78', 0, 480, 800, 120),
      rect(sea[900], 0, 540, 800, 60),
      shape(
        '#fdeab4',
        lens(400, 444, 110, 4) + lens(408, 462, 150, 5) + lens(390, 486, 120, 5) + lens(402, 514, 170, 6),
      ),
      place(outrigger('#072a34', sand[50]), { x: 190, y: 468, scale: 0.4 }),
      palm(
        kit,
        { ...leaf, trunk: '#072a34', back: '#072a34', front: '#12464a' },
        { foot: [720, 620], top: [660, 210], reach: 150, flip: true },
      ),
    ),
  )

/** The house's van on the coast road, an aeroplane above. */
export const shuttle = (kit: Kit): string =>
  card(
    kit,
    join(
      rect(dusk[100], 0, 0, 800, 600),
      circle('#f7c79a', 600, 300, 220),
      circle(dusk[300], 600, 300, 130),
      circle('#fff3cf', 600, 300, 66),
      cloud('#fff6e6', 60, 190, 170),
      shape(
        ink[900],
        'M270 120l120-30c22-4 32 8 14 16l-46 22-52 78-18 4 24-70-52 14-18 24-12 2 6-30-20-22 12-2 26 12 40-12-58-44 18-4z',
      ),
      rect(sea[500], 0, 320, 800, 120),
      rect(sea[300], 0, 320, 800, 18),
      shape(tea[600], 'M0 400c160-30 400-10 800-30v240H0z'),
      shape(ink[500], 'M0 470h800v110H0z'),
      shape(sand[100], 'M20 522h90v8H20zM180 522h90v8h-90zM600 522h90v8h-90z'),
      shape(tea[800], 'M0 574h800v30H0z'),
      palm(kit, leaf, { foot: [110, 470], top: [70, 220], reach: 120 }),
      palm(kit, leaf, { foot: [730, 470], top: [760, 250], reach: 110, flip: true }),
      shape(sand[50], 'M250 510v-130q4-50 54-54h230q40 4 62 60l40 24q20 10 20 40v60z'),
      shape(sea[700], 'M250 440h406v36H250z'),
      shape(ink[700], 'M280 350h70v66h-70zM366 350h76v66h-76zM458 350h76l34 66H458z'),
      shape(sea[100], 'M280 350h30l-20 66h-10zM366 350h34l-20 66h-14zM458 350h34l-20 66h-14z'),
      shape(dusk[500], 'M300 326q4-24 30-24h180q24 0 28 24z'),
      [340, 570].map((x) => join(circle(ink[900], x, 512, 38), circle(sand[300], x, 512, 17))),
      circle(sun, 640, 462, 11),
    ),
  )

/** Half day, half night, and the bell on the desk. */
export const dayAndNight = (kit: Kit): string =>
  card(
    kit,
    join(
      rect(dusk[100], 0, 0, 400, 600),
      rect('#12294d', 400, 0, 400, 600),
      circle('#1d3d63', 400, 300, 232),
      shape('#f7c79a', 'M400 68a232 232 0 0 0 0 464z'),
      circle('#2f5877', 400, 300, 150),
      shape(sun, 'M400 150a150 150 0 0 0 0 300z'),
      shape('#f6efcf', 'M610 110a76 76 0 1 0 60 110 62 62 0 0 1-60-110z'),
      place(stars(kit, '#f6efcf', 420, 30), { x: 410, scale: 0.6 }),
      rect('#5c3a28', 0, 470, 800, 130),
      rect('#8a5c3c', 0, 470, 800, 18),
      rect('#3f2a20', 400, 488, 400, 112),
      shape('#d29a2e', 'M250 430c0-90 66-140 150-140s150 50 150 140z'),
      shape('#f6d27a', 'M250 430c0-90 66-140 150-140-60 40-90 80-90 140z'),
      shape('#9c6a1c', 'M470 308c50 24 80 66 80 122h-60c10-50 4-90-20-122z'),
      shape('#9c6a1c', 'M376 290v-22h48v22z'),
      circle('#d29a2e', 400, 262, 16),
      shape(ink[900], 'M220 430h360q16 0 16 18v22H204v-22q0-18 16-18z'),
    ),
  )

/** A round old car asleep under a palm. */
export const parking = (kit: Kit): string =>
  card(
    kit,
    join(
      rect(sea[100], 0, 0, 800, 600),
      circle('#e6ead4', 560, 250, 210),
      circle(sand[100], 560, 250, 120),
      shape(tea[400], 'M0 400c120-70 260-40 400-60s260-60 400-20v290H0z'),
      shape(tea[600], 'M0 440c200-40 500-10 800-40v210H0z'),
      shape(sand[200], 'M0 510c240-40 520-30 800-20v120H0z'),
      palm(
        kit,
        { trunk: '#3a2a20', ring: '#2a1c16', back: '#163f38', front: '#2f6b45', nuts: sun },
        { foot: [200, 560], top: [260, 170], reach: 190, girth: 28 },
      ),
      shape('#b9a878', 'M220 556q220-30 440 0-220 26-440 0z'),
      shape(
        dusk[500],
        'M230 530c-6-50 10-90 70-100 30-80 70-110 150-110 70 0 110 40 140 104 50 10 74 30 74 106z',
      ),
      shape(dusk[700], 'M230 530c-2-20 0-36 4-50h428c2 14 2 30 2 50z'),
      shape('#14404c', 'M338 424c14-50 44-70 90-72v72zM444 352c50 0 80 20 104 72H444z'),
      shape(sea[100], 'M354 424c10-36 26-54 50-64l-24 64zM470 356l24 6-26 62h-24z'),
      shape(sand[100], 'M224 520h446v12H224z'),
      [318, 574].map((x) =>
        join(circle(ink[900], x, 530, 40), circle(sand[100], x, 530, 18), circle(ink[500], x, 530, 8)),
      ),
      circle(sun, 648, 470, 15),
      stroke(dusk[700], 'M436 430v96', { width: 4 }),
    ),
  )
