import { outrigger } from '../../motifs/boats.ts'
import { palm } from '../../motifs/palms.ts'
import { dome } from '../../motifs/plants.ts'
import { birds, cloud, wavySky } from '../../motifs/sky.ts'
import { bandedSea, crests } from '../../motifs/water.ts'
import { dusk, sea, tea } from '../../palette.ts'
import { spots, steps } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, place, shape } from '../../toolkit/svg.ts'

const stairs = steps(9)
  .map((i) => `M${520 + i * 18} ${556 - i * 24}h34v8h-34z`)
  .join('')

const palmTones = { trunk: '#3a2a20', back: '#1d4a3c', front: '#2f6b45' }

/** The rock one wades to at low tide, its steps and its one crooked tree. */
export const parrotRock = (kit: Kit): string =>
  kit.svg(
    wavySky(kit, ['#7fb8b0', '#a9cfbc', '#d3e2c6', '#f3ebcb', '#fbe3b4'], 440),
    circle('#fffbe6', 900, 250, 74),
    cloud('#fbf8e6', 120, 150, 300),
    cloud('#fbf8e6', 560, 90, 220),
    cloud('#fdf3d4', 860, 360, 220),
    birds(sea[700], spots('690,210,0.9 750,180,0.7 800,222,0.5 330,250,0.6')),
    shape('#9cbfae', 'M-20 442v-40c80-20 160-16 220 10 40 16 70 24 110 30z'),
    bandedSea(kit, ['#a9d3c4', '#5fb0a9', '#2f9297', sea[500], '#146475'], 440, 720),
    crests(kit, '#fcfbf0', 470, 700, 20, 0.8),
    shape(
      '#8a7a66',
      'M350 620c-10-50 30-70 40-130 10-70 60-90 110-150 40-50 90-40 140-70 70-20 110 30 150 80 50 60 60 110 100 150 30 40 40 80 30 120z',
    ),
    shape(
      '#b39d80',
      'M350 620c-10-50 30-70 40-130 10-70 60-90 110-150 40-50 90-40 140-70-30 60-90 90-110 160-20 60-70 90-70 190z',
    ),
    shape(
      '#5f5448',
      'M690 290c50 6 80 40 100 60 50 60 60 110 100 150 30 40 40 80 30 120H720c30-80-20-120 10-190 20-60-30-80-40-140z',
    ),
    shape(
      '#d3bd98',
      'M420 500c20-60 60-90 90-130-10 50-40 80-46 140zM560 340c20-20 40-24 60-40-10 30-30 40-40 70z',
    ),
    shape(
      '#463e38',
      'M790 470c30 20 40 60 70 90-40-10-60-40-70-90zM740 380c14 20 16 40 40 60-30-6-40-30-40-60z',
    ),
    shape('#f3e3bd', stairs),
    place(dome(kit, ['#2c5a3e', '#4c7a4a', tea[400]], 84), { x: 640, y: 270 }),
    place(dome(kit, ['#2c5a3e', '#4c7a4a', tea[400]], 56), { x: 540, y: 340 }),
    palm(kit, palmTones, { foot: [690, 290], top: [760, 96], reach: 110 }),
    palm(kit, palmTones, { foot: [620, 280], top: [580, 130], reach: 92, flip: true }),
    shape(
      '#fcfbf0',
      'M290 630c30-30 70-20 100-34 60 16 110 10 180 14s160-20 230-6c70-4 110 8 160 26-90 26-220 22-340 24s-240 4-330-24z',
    ),
    shape('#a9d3c4', 'M330 640c60-14 130-6 240-6s220-14 330 2c-100 18-470 20-570 4z'),
    place(outrigger(sea[900], dusk[500]), { x: 200, y: 520, scale: 0.5 }),
    shape('#fcfbf0', 'M-20 726c200-26 420 20 640-4s380-30 600-8v110H-20z'),
    shape('#e9cf9c', 'M-20 744c200-26 420 22 640-2s380-30 600-8v110H-20z'),
    shape('#f6e3b8', 'M-20 778c260-20 440 16 660-4s380-16 580-4v60H-20z'),
  )
