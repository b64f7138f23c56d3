import { cloud, stars } from '../../motifs/sky.ts'
import type { Kit } from '../../toolkit/kit.ts'
import { circle, join, place, rect, shape } from '../../toolkit/svg.ts'
import { at, hills, house, path, rings, roundTree, slenderTree } from './motifs.ts'
import { type PlainTones, plainDay, plainNight } from './tones.ts'

/** A house among hills: for the home page, with a wide quiet sky for its headline. */
const wide = (tones: PlainTones) => (kit: Kit) => {
  const night = tones === plainNight
  return kit.sized(
    2000,
    900,
    rings(tones, [2000, 900], night ? [1560, 170] : [700, 560]),
    night ? stars(kit, tones.sun, 420, 40) : cloud(tones.cloud, 150, 400, 230),
    cloud(tones.cloud, 1560, 300, 240),
    cloud(tones.cloud, 1080, 420, 150),
    hills(kit, tones.hills, { width: 2000, height: 900, crests: [560, 610], swell: 34 }),
    at(slenderTree(tones), [
      [980, 640, 0.62],
      [1030, 650, 0.5],
      [470, 640, 0.46],
    ]),
    hills(kit, tones.hills.slice(2), { width: 2000, height: 900, crests: [682], swell: 14 }),
    path(tones, [1284, 700], 900, 190),
    place(house(tones), { x: 1340, y: 706, scale: 1 }),
    at(roundTree(tones), [
      [1090, 712, 1.15],
      [1620, 716, 1.4],
      [1720, 722, 1],
      [820, 724, 0.8],
    ]),
    at(slenderTree(tones), [
      [1560, 714, 1.1],
      [330, 730, 0.9],
      [250, 738, 1.15],
    ]),
    hills(kit, tones.hills.slice(3), { width: 2000, height: 900, crests: [830], swell: 12 }),
  )
}

export const plainHero = wide(plainDay)
export const plainHeroDark = wide(plainNight)

/** The same house from nearer by: for what the owner tells of it. */
export const plainHouse = (kit: Kit) =>
  kit.svg(
    rings(plainDay, [1200, 800], [330, 330]),
    cloud(plainDay.cloud, 820, 150, 210),
    hills(kit, plainDay.hills, { width: 1200, height: 800, crests: [470, 530], swell: 26 }),
    at(slenderTree(plainDay), [
      [180, 610, 1.1],
      [250, 620, 0.8],
      [1090, 624, 1.2],
    ]),
    hills(kit, plainDay.hills.slice(2), { width: 1200, height: 800, crests: [622], swell: 10 }),
    path(plainDay, [570, 640], 800, 170),
    place(house(plainDay), { x: 660, y: 648, scale: 1.6 }),
    at(roundTree(plainDay), [
      [1040, 664, 1.5],
      [330, 668, 1.25],
      [1130, 672, 1.05],
    ]),
    hills(kit, plainDay.hills.slice(3), { width: 1200, height: 800, crests: [756], swell: 8 }),
  )

/** Hills and trees under a low sun: beside a form. */
export const plainView = (kit: Kit) =>
  kit.svg(
    rings(plainDay, [1200, 800], [760, 400]),
    cloud(plainDay.cloud, 150, 200, 240),
    cloud(plainDay.cloud, 900, 130, 180),
    hills(kit, plainDay.hills, { width: 1200, height: 800, crests: [450, 520], swell: 34 }),
    at(slenderTree(plainDay), [
      [270, 600, 0.7],
      [330, 606, 0.95],
      [390, 604, 0.6],
    ]),
    hills(kit, plainDay.hills.slice(2), { width: 1200, height: 800, crests: [606], swell: 22 }),
    at(roundTree(plainDay), [
      [900, 690, 1.5],
      [1030, 700, 1.05],
      [180, 716, 1.2],
    ]),
    hills(kit, plainDay.hills.slice(3), { width: 1200, height: 800, crests: [716], swell: 18 }),
  )

/** A lit house in the evening, upright: beside the sign-in. */
export const plainSide = (kit: Kit) =>
  kit.sized(
    900,
    1200,
    rings(plainNight, [900, 1200], [620, 330]),
    stars(kit, plainNight.sun, 520, 26),
    hills(kit, plainNight.hills, { width: 900, height: 1200, crests: [620, 700], swell: 30 }),
    hills(kit, plainNight.hills.slice(2), { width: 900, height: 1200, crests: [806], swell: 10 }),
    path(plainNight, [356, 830], 1200, 170),
    place(house(plainNight), { x: 440, y: 838, scale: 1.5 }),
    at(roundTree(plainNight), [
      [130, 862, 1.5],
      [820, 862, 1.3],
    ]),
    at(slenderTree(plainNight), [[60, 870, 1.2]]),
    hills(kit, plainNight.hills.slice(3), { width: 900, height: 1200, crests: [1010], swell: 14 }),
  )

/** A signpost that says nothing, at night: for an address that does not exist. */
export const plainLost = (kit: Kit) =>
  kit.svg(
    rings(plainNight, [1200, 800], [800, 300]),
    stars(kit, plainNight.sun, 460, 34),
    hills(kit, plainNight.hills, { width: 1200, height: 800, crests: [500, 580], swell: 34 }),
    hills(kit, plainNight.hills.slice(2), { width: 1200, height: 800, crests: [656], swell: 14 }),
    rect(plainNight.wall[0], 412, 330, 18, 350, 4),
    shape(plainNight.wall[1], 'M424 356h170l36 34-36 34H424z'),
    shape(plainNight.wall[0], 'M420 448H262l-36 34 36 34h158z'),
    circle(plainNight.window, 421, 322, 14),
    hills(kit, plainNight.hills.slice(3), { width: 1200, height: 800, crests: [732], swell: 12 }),
  )

/** A house on a disc, read at 16 px: the icon of a property without a logo. */
export const plainIcon = (kit: Kit) =>
  kit
    .sized(
      32,
      32,
      circle(plainDay.hills[3], 16, 16, 16),
      shape(plainDay.wall[1], 'M6.4 16.6L16 7.4l9.6 9.2-1.8 1.9-1.2-1.1V25H9.4v-7.6l-1.2 1.1z'),
      join(shape(plainDay.hills[3], 'M13.4 25v-4.6a2.6 2.6 0 0 1 5.2 0V25z')),
    )
    .replace(' preserveAspectRatio="xMidYMid slice"', '')
