import type { Mood } from '../moods/mood.ts'
import { outrigger } from '../motifs/boats.ts'
import { bananaClump } from '../motifs/decor.ts'
import { guesthouse, type HouseTones } from '../motifs/house.ts'
import { canopy } from '../motifs/land.ts'
import { palm } from '../motifs/palms.ts'
import { dome, grass } from '../motifs/plants.ts'
import { birds, cloud, stars } from '../motifs/sky.ts'
import { bandedSea, crests, glitter } from '../motifs/water.ts'
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
    rect(mood.sky[0] ?? '', -100, -100, 1800, 700),
    mood.sky
      .slice(1)
      .map((fill, i, all) =>
        circle(fill, night ? 500 : 560, night ? 404 : 520, (night ? 110 : 190) + (all.length - 1 - i) * 190),
      ),
    night ? stars(kit, '#f6efcf', 420, 46) : '',
    circle(mood.sun, night ? 500 : 560, night ? 404 : 500, night ? 46 : 74),
    cloud(tone, 700, 190, 220),
    cloud(tone, 120, 420, 240),
    cloud(tone, 900, 330, 170),
    night
      ? ''
      : birds(mood.dark, [
          [300, 330, 0.7],
          [350, 306, 0.5],
          [390, 338, 0.4],
        ]),
  )

const coast = (kit: Kit, { mood, night, sail }: HeroTones): string =>
  join(
    shape(mood.land[0], 'M-100 526V486c90-24 170-20 230 10 40 18 70 24 110 30z'),
    bandedSea(kit, mood.sea, 524, 800),
    glitter(kit, mood.foam, { x: night ? 500 : 560, top: 532, bottom: 720, spread: night ? 170 : 280 }),
    crests(kit, mood.foam, 560, 740, 12, 0.45),
    place(outrigger(mood.dark, sail), { x: 270, y: 566, scale: 0.4 }),
  )

const garden = (kit: Kit, { mood, lawn }: HeroTones): string =>
  join(
    shape(mood.land[1], 'M700 500H1620V700H700z'),
    canopy(kit, mood.land[1], 700, 1700, 520, 110, 7, 700),
    palm(
      kit,
      { trunk: mood.land[2], back: mood.land[1], front: mood.land[2] },
      { foot: [820, 600], top: [770, 300], reach: 120 },
    ),
    palm(
      kit,
      { trunk: mood.land[2], back: mood.land[1], front: mood.land[2] },
      { foot: [1480, 600], top: [1516, 250], reach: 140, flip: true },
    ),
    palm(
      kit,
      { trunk: mood.land[2], back: mood.land[1], front: mood.land[2] },
      { foot: [1300, 500], top: [1290, 170], reach: 120 },
    ),
    shape(lawn[1], 'M560 700c60-50 120-84 220-96 300-30 620-24 920-30V900H560z'),
    shape(lawn[2], 'M640 690c60-40 140-60 240-66 260-18 520-10 820-22v20c-280 20-800 0-1060 68z'),
  )

const beach = ({ mood, lawn }: HeroTones): string =>
  join(
    shape(lawn[0], 'M540 720c80-44 260-40 440-34 200 6 480-24 720-34V900H540z'),
    shape(mood.foam, 'M-100 742c180-20 300 16 480-10 120-16 200-30 330-22V900H-100z'),
    shape(
      mood.beach[1],
      'M-100 764c180-22 320 12 490-10 200-26 380-40 560-22 260 26 500-10 750-24V900H-100z',
    ),
    shape(mood.beach[2], 'M-100 810c220-30 420 10 640-16 280-34 560 20 1160-24V900H-100z'),
    shape(
      mood.beach[0],
      'M1010 742c-10 20-60 30-90 52-40 30-120 70-160 106h300c10-40 60-80 100-108 30-22 40-34 34-50z',
    ),
  )

const front = (kit: Kit, tones: HeroTones): string => {
  const { mood } = tones
  const near = { trunk: mood.dark, back: mood.leaf[0], front: mood.leaf[1], nuts: tones.nuts }
  return join(
    place(dome(kit, mood.leaf, 70), { x: 760, y: 690 }),
    place(dome(kit, mood.leaf, 90), { x: 1480, y: 700 }),
    palm(kit, near, { foot: [690, 770], top: [726, 410], reach: 150, girth: 22 }),
    grass(kit, mood.leaf[0], 640, 776, 110, 46, 10),
    palm(kit, near, { foot: [1500, 800], top: [1440, 150], reach: 240, girth: 36, flip: true }),
    place(
      bananaClump(
        [
          [mood.dark, mood.leaf[0]],
          [mood.leaf[0], mood.leaf[1]],
        ],
        330,
        [-120, -92, -64, -150, -40],
      ),
      { x: 1560, y: 930 },
    ),
    place(outrigger(mood.dark), { x: 360, y: 822, scale: 0.8, turn: -3 }),
  )
}

export const hero = (kit: Kit, tones: HeroTones): string =>
  kit.svg(
    join(
      sky(kit, tones),
      coast(kit, tones),
      garden(kit, tones),
      place(guesthouse(tones.house), { x: 1080, y: 630, scale: 0.82 }),
      beach(tones),
      front(kit, tones),
    ),
    1600,
    900,
  )
