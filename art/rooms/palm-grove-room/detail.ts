import { palmGroveMood as mood } from '../../moods/standard.ts'
import { kingCoconut } from '../../motifs/homeware.ts'
import { frond } from '../../motifs/palms.ts'
import { frangipani } from '../../motifs/plants.ts'
import { cast, tableTop } from '../../motifs/tabletop.ts'
import { dusk } from '../../palette.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, ellipse, place, rect, shape, stroke, use } from '../../toolkit/svg.ts'

/** A king coconut and a straw hat in the striped shade of a palm. */
export const detail = (kit: Kit): string => {
  const spray = kit.define(
    `<path d="${frond({ angle: 20, length: 700, droop: 50, width: 170, leaves: 17, gap: 0.84 })}"/>`,
  )
  const flower = frangipani(kit, '#fffaf0', '#f9da85', '#f0bd3d')
  return kit.svg(
    rect(mood.sky[0] ?? '', 0, 0, 1200, 560),
    circle(mood.sky[1] ?? '', 760, 300, 420),
    circle(mood.sky[2] ?? '', 760, 300, 290),
    circle(mood.sun, 760, 300, 160),
    rect(mood.sea[0] ?? '', 0, 430, 1200, 40),
    rect(mood.sea[1] ?? '', 0, 456, 1200, 60),
    shape(mood.beach[2], 'M0 506C300 486 700 520 1200 494V600H0z'),
    tableTop(['#7d5a34', '#b98a4c', '#e8c46f'], 560, 742),
    kit.cut(
      'M0 560H1200V742H0z',
      `<g fill="#8f6a3a" opacity=".6">${[0, 26, -20].map((turn, i) => `<use href="#${spray}" transform="translate(${-60 + i * 40} ${570 + i * 20})rotate(${turn - 14})scale(1 .4)"/>`).join('')}</g>`,
    ),
    cast('#7d5a34', 420, 690, 400, 320),
    cast('#7d5a34', 800, 704, 330, 330),
    ellipse('#d9a648', 400, 668, 270, 54),
    ellipse('#f0cf86', 400, 660, 270, 50),
    shape('#e3b75f', 'M240 650c0-130 70-190 160-190s160 60 160 190q-160 50-320 0z'),
    shape('#f6dfa4', 'M240 650c0-130 70-190 160-190-70 40-100 110-96 206q-40-4-64-16z'),
    shape(mood.accent[1], 'M242 622q158 50 316 0l2 30q-160 50-320 0z'),
    stroke(
      '#c9923c',
      'M150 664q250 56 500 0M190 640q20 20 40 24M560 664q40-6 60-24M300 500q-30 60-32 130M360 470q-20 80-16 180M440 470q20 80 16 180M500 500q30 60 32 130',
      { width: 3 },
    ),
    place(kingCoconut(['#b9661c', '#e8952e', '#f7c45e'], mood.accent[1]), { x: 810, y: 716, scale: 2.1 }),
    place(kingCoconut(['#b9661c', '#e8952e', '#f7c45e'], dusk[500]), {
      x: 1010,
      y: 690,
      scale: 1.5,
      flip: true,
    }),
    use(flower, '', { x: 640, y: 712, scale: 1.7 }),
    use(flower, '', { x: 690, y: 690, scale: 1.3, turn: 30 }),
    `<use href="#${spray}" fill="${mood.dark}" transform="translate(-80 -60)"/>`,
    `<use href="#${spray}" fill="${mood.leaf[0]}" transform="translate(-60 -160)rotate(8)"/>`,
    `<use href="#${spray}" fill="${mood.leaf[0]}" transform="translate(1290 -120)scale(-.8 .8)"/>`,
  )
}
