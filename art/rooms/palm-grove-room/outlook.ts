import { palmGroveMood as mood } from '../../moods/standard.ts'
import { frond, palm } from '../../motifs/palms.ts'
import { grass } from '../../motifs/plants.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { ellipse, place, shape } from '../../toolkit/svg.ts'
import { hammock } from '../../views/mango-garden.ts'
import { palmGroveView } from '../../views/palm-grove.ts'

/** A hammock in the grove, where the noon light falls through. */
export const outlook = (kit: Kit): string => {
  const tones = { trunk: mood.dark, ring: '#0c2a1f', back: mood.dark, front: '#1c4a34' }
  const spray = kit.define(
    `<path d="${frond({ angle: 24, length: 420, droop: 46, width: 96, leaves: 17, gap: 0.84 })}"/>`,
  )
  return kit.svg(
    place(palmGroveView.draw(kit), { x: 90, y: 30, scale: 0.9 }),
    shape('#b89c4c', 'M-20 700C300 670 800 700 1220 676V820H-20z'),
    ellipse('#8f8242', 600, 742, 330, 22),
    palm(kit, tones, { foot: [120, 830], top: [190, -60], reach: 260, girth: 62 }),
    palm(kit, tones, { foot: [1090, 830], top: [1030, -40], reach: 260, girth: 66, flip: true }),
    hammock(['#f6e7b4', '#dd6f33'], mood.dark, [178, 420], [1046, 410], 250),
    grass(kit, mood.dark, 10, 812, 240, 100, 12),
    grass(kit, mood.dark, 960, 812, 260, 110, 12),
    `<use href="#${spray}" fill="${mood.leaf[0]}" x="-60" y="-70"/>`,
    `<use href="#${spray}" fill="${mood.leaf[0]}" transform="translate(1260 -60)scale(-1 1)"/>`,
  )
}
