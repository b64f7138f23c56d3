import type { Mood } from '../moods/mood.ts'
import { outrigger } from '../motifs/boats.ts'
import { bananaClump } from '../motifs/decor.ts'
import { guesthouse, type HouseTones } from '../motifs/house.ts'
import { canopy } from '../motifs/land.ts'
import { palm } from '../motifs/palms.ts'
import { dome, grass } from '../motifs/plants.ts'
import { birds, cloud, stars } from '../motifs/sky.ts'
import { bandedSea, crests, glitter } from '../motifs/water.ts'
import { type Box, spots } from '../toolkit/geometry.ts'
import type { Kit } from '../toolkit/kit.ts'
import { circle, join, place, rect, shape } from '../toolkit/svg.ts'

export interface HeroTones {
  mood: Pick<Mood, 'sky' | 'sun' | 'land' | 'sea' | 'foam' | 'beach' | 'dark' | 'leaf'>
  house: HouseTones
  lawn: readonly [string, string, string]
  cloud: string
  sail: string
  nuts: string
  night: boolean
}

const sky = (kit: Kit, { mood, cloud: tone, night }: HeroTones): string =>
  join(
    rect(mood.sky[0] ?? '', -200, 0, 2000, 700),
    mood.sky
      .slice(1)
      .map((fill, i, all) =>
        circle(fill, night ? 500 : 560, night ? 450 : 520, (night ? 110 : 190) + (all.length - 1 - i) * 190),
      ),
    night ? stars(kit, '#f6efcf', 420, 46) : '',
    circle(mood.sun, night ? 500 : 560, night ? 450 : 500, night ? 46 : 74),
    cloud(tone, 1130, 236, 130),
    cloud(tone, 70, 420, 240),
    cloud(tone, 1240, 330, 190),
    night ? '' : birds(mood.dark, spots('390,432,0.7 436,410,0.5 470,438,0.4')),
  )

const coast = (kit: Kit, { mood, night, sail }: HeroTones): string =>
  join(
    shape(mood.land[0], 'M-220 526V450c60-6 110 10 170 26 60 4 120 0 180 20 40 18 70 24 110 30z'),
    bandedSea(kit, mood.sea, 524, 800),
    glitter(kit, mood.foam, { x: night ? 500 : 560, top: 532, bottom: 720, spread: night ? 170 : 280 }),
    crests(kit, mood.foam, 560, 740, 12, 0.45),
    place(outrigger(mood.dark, sail), { x: 270, y: 566, scale: 0.4 }),
  )

const garden = (kit: Kit, { mood, lawn }: HeroTones): string => {
  const palmTones = { trunk: mood.land[2], back: mood.land[1], front: mood.land[2] }
  return join(
    shape(mood.land[1], 'M690 640c20-70 60-120 130-140H1820V700H690z'),
    canopy(kit, mood.land[1], 790, 1850, 520, 110, 8, 700),
    palm(kit, palmTones, { foot: [840, 600], top: [806, 404], reach: 96 }),
    palm(kit, palmTones, { foot: [1600, 600], top: [1626, 270], reach: 130, flip: true }),
    palm(kit, palmTones, { foot: [1436, 520], top: [1422, 210], reach: 112 }),
    palm(kit, palmTones, { foot: [1740, 610], top: [1760, 380], reach: 100 }),
    shape(lawn[1], 'M560 700c60-50 120-84 220-96 300-30 620-24 1040-30V900H560z'),
    shape(lawn[2], 'M640 690c60-40 140-60 240-66 260-18 520-10 940-22v20c-400 20-920 0-1180 68z'),
  )
}

const beach = ({ mood, lawn }: HeroTones): string =>
  join(
    shape(lawn[0], 'M540 720c80-44 260-40 440-34 200 6 480-24 840-34V900H540z'),
    shape(mood.foam, 'M-220 752c300-30 420 6 600-20 120-16 200-30 330-22V900H-220z'),
    shape(mood.beach[1], 'M-220 776c300-30 440 0 610-22 200-26 380-40 560-22 260 26 500-10 870-24V900H-220z'),
    shape(mood.beach[2], 'M-220 820c340-40 540 0 760-26 280-34 560 20 1280-24V900H-220z'),
    shape(
      mood.beach[0],
      'M1070 742c-10 20-60 30-90 52-40 30-120 70-160 106h300c10-40 60-80 100-108 30-22 40-34 34-50z',
    ),
  )

const front = (kit: Kit, tones: HeroTones): string => {
  const { mood } = tones
  const near = { trunk: mood.dark, back: mood.leaf[0], front: mood.leaf[1], nuts: tones.nuts }
  return join(
    place(dome(kit, mood.leaf, 70), { x: 760, y: 690 }),
    place(dome(kit, mood.leaf, 90), { x: 1540, y: 700 }),
    palm(kit, near, { foot: [700, 770], top: [744, 456], reach: 132, girth: 22 }),
    grass(kit, mood.leaf[0], 650, 776, 110, 46, 10),
    palm(kit, near, { foot: [1560, 800], top: [1512, 150], reach: 222, girth: 36, flip: true }),
    place(
      bananaClump(
        [
          [mood.dark, mood.leaf[0]],
          [mood.leaf[0], mood.leaf[1]],
        ],
        330,
        [-120, -92, -64, -150, -40],
      ),
      { x: 1600, y: 930 },
    ),
    place(outrigger(mood.dark), { x: 360, y: 822, scale: 0.8, turn: -3 }),
  )
}

/** How far the drawing goes on to the left of x 0 and to the right of x 1600. */
const margin = 200

/** The boat, the sun or the moon, and the house down to its steps. */
export const heroSafe: Box = [225 + margin, 300, 1415 + margin, 677]

export const hero = (kit: Kit, tones: HeroTones): string =>
  kit.sized(
    2000,
    900,
    place(
      join(
        sky(kit, tones),
        coast(kit, tones),
        garden(kit, tones),
        place(guesthouse(tones.house), { x: 1140, y: 630, scale: 0.78 }),
        beach(tones),
        front(kit, tones),
      ),
      { x: margin },
    ),
  )
