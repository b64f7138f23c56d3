import { lighthouseMood as mood } from '../../moods/sea-view.ts'
import { glow } from '../../motifs/decor.ts'
import { books } from '../../motifs/furniture.ts'
import { lantern } from '../../motifs/lamps.ts'
import { cast } from '../../motifs/tabletop.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { place, rect, shape } from '../../toolkit/svg.ts'
import { lighthouseView } from '../../views/lighthouse.ts'

const arch = (grow: number) =>
  `M${260 - grow} 620V${330 - grow * 0.2}a${340 + grow} ${300 + grow} 0 0 1 ${680 + grow * 2} 0V620z`

/** A lantern on the deep sill; its big sister answers from the point. */
export const detail = (kit: Kit): string =>
  kit.svg(
    rect(mood.wall[0], 0, 0, 1200, 800),
    shape(mood.wall[1], arch(64)),
    shape(mood.wall[2], arch(22)),
    kit.cut(arch(0), place(lighthouseView.draw(kit), { x: 20, y: 10, scale: 0.98 })),
    shape(mood.wood[1], 'M590 34h18v590h-18zM262 420h676v14H262z'),
    rect('#7a5264', 120, 600, 960, 110),
    rect('#5a3f56', 120, 700, 960, 30),
    rect(mood.wall[0], 0, 730, 1200, 80),
    shape('#e08a5a', 'M300 600h270l-70 100H180zM630 600h280l40 100H600z', 0.7),
    glow(mood.second[1], 420, 470, 260, 0.13),
    cast('#4a3048', 420, 680, 220, -180),
    cast('#4a3048', 790, 684, 280, -160),
    place(lantern(mood.dark, mood.second, 5), { x: 420, y: 410, scale: 6.6 }),
    shape(mood.dark, 'M392 384q28-50 56 0l-8 4q-20-36-40 0z'),
    place(books(['#2c2742', '#c4502f', '#e3b35c'], 30), { x: 790, y: 686, scale: 8 }),
    shape('#fbe6d2', 'M690 560l150-26 96 20-150 30z'),
    shape('#dccdc8', 'M786 584l150-30v10l-150 32-96-26v-10z'),
    shape('#8d5560', 'M720 556l90-15 2 3-90 15zM734 564l90-16 2 3-90 16zM800 570l90-17 2 3-90 17z'),
  )
