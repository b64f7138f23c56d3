import { coralMood as mood } from '../../moods/sea-view.ts'
import { outrigger } from '../../motifs/boats.ts'
import { palm } from '../../motifs/palms.ts'
import { brainCoral, fish, seaFan, staghorn } from '../../motifs/sea-life.ts'
import { cloud, wavySky } from '../../motifs/sky.ts'
import { span, spots } from '../../toolkit/geometry.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { below } from '../../toolkit/path.ts'
import { circle, join, place, shape, use } from '../../toolkit/svg.ts'
import { turtle } from '../../views/turtle-bay.ts'

const water = ['#63bdb9', '#3fa5ab', '#2b8b99', '#1d6f84', '#17597a']

const swell = (kit: Kit, y: number, rise: number) =>
  span(-300, 1500, 10).map((x) => [x, y + kit.random.between(-rise, rise)] as const)

const reef = (): string =>
  join(
    shape('#3c4f7a', 'M-20 640C120 560 220 650 340 690s260-40 380-6 180-60 300-90 200 30 220 20V820H-20z'),
    place(staghorn('#e58a7c'), { x: 150, y: 640, scale: 0.95 }),
    place(seaFan('#c5527a'), { x: 1010, y: 640, scale: 1.2 }),
    place(staghorn('#f5bf55'), { x: 880, y: 690, scale: 0.75 }),
    shape('#6b2f5c', 'M-20 730C140 660 240 740 420 742s240-50 420-16 240-70 400-60V820H-20z'),
    place(brainCoral(['#b9586a', '#e07a80', '#f8bfae']), { x: 330, y: 752, scale: 1.05 }),
    place(brainCoral(['#c4823a', '#eaaa4c', '#fbdf9d']), { x: 1100, y: 720, scale: 0.9 }),
    place(staghorn('#f0a596'), { x: 690, y: 780, scale: 0.9 }),
    place(seaFan('#f28f7c'), { x: 500, y: 790, scale: 0.8 }),
    shape('#471f48', 'M-20 790C200 740 360 800 620 786s360-30 620-10V820H-20z'),
  )

const palmTones = { trunk: mood.dark, back: '#3a5a5c', front: '#5f8a7c' }

/** Half above, half below: the islet, the boat, and the reef under them. */
export const outlook = (kit: Kit): string => {
  const one = kit.define(fish(['#c96a2c', '#f5bf55', '#fdeee2'], '#471f48'))
  const two = kit.define(fish(['#b9586a', '#f5a79a', '#fffaf0'], '#471f48'))
  const shoal = spots('420,470,0.8 500,440,0.6 540,500,0.7 610,462,0.5 470,520,0.55')
  return kit.svg(
    wavySky(kit, mood.sky, 300),
    circle(mood.sun, 330, 210, 66),
    cloud('#fff3e8', 540, 110, 260),
    cloud('#fff3e8', 60, 90, 200),
    shape('#c99aa0', 'M-20 290c90-30 190-30 300 0z'),
    shape('#f5d2b4', 'M690 300q170-60 380 0z'),
    shape('#7ba38c', 'M770 278q100-30 200 0-100 14-200 0z'),
    palm(kit, palmTones, { foot: [850, 284], top: [800, 110], reach: 92 }),
    palm(kit, palmTones, { foot: [900, 284], top: [950, 70], reach: 104, flip: true }),
    shape(water[0] ?? '', below(swell(kit, 292, 3), 820)),
    place(outrigger(mood.dark, '#fffaf0'), { x: 500, y: 306, scale: 0.62 }),
    water.slice(1).map((tone, i) => shape(tone, below(swell(kit, 322 + i * 88, 12), 820))),
    shape('#bfe3d2', 'M-20 320C200 306 420 330 600 318s420-14 640 0v5c-220-14-440-8-640 0s-420-10-620 4z'),
    shape('#ffffff', 'M240 330h90L210 700H60zM430 330h50l-50 300h-90z', 0.1),
    reef(),
    place(turtle('#2c5a4c', '#4f8a63', '#7ba06a'), { x: 850, y: 460, scale: 1.3, turn: 58 }),
    shoal.map(([x, y, scale]) => use(one, '', { x, y, scale })),
    use(two, '', { x: 220, y: 500, scale: 0.9, flip: true }),
    use(two, '', { x: 1050, y: 420, scale: 0.7, flip: true }),
    use(two, '', { x: 680, y: 620, scale: 0.7 }),
  )
}
