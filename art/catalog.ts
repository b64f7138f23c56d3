import * as cinnamon from './rooms/cinnamon-room/index.ts'
import * as coral from './rooms/coral-suite/index.ts'
import * as courtyard from './rooms/courtyard-room/index.ts'
import * as fishermans from './rooms/fishermans-loft/index.ts'
import * as frangipani from './rooms/frangipani-room/index.ts'
import * as horizon from './rooms/horizon-room/index.ts'
import * as lagoon from './rooms/lagoon-family-room/index.ts'
import * as lighthouse from './rooms/lighthouse-suite/index.ts'
import * as mango from './rooms/mango-tree-bungalow/index.ts'
import * as monsoon from './rooms/monsoon-room/index.ts'
import * as palmGrove from './rooms/palm-grove-room/index.ts'
import * as tea from './rooms/tea-planter-room/index.ts'
import * as turtleBay from './rooms/turtle-bay-room/index.ts'
import { sitePictures } from './site/catalog.ts'
import type { Box } from './toolkit/geometry.ts'
import { createKit, type Kit } from './toolkit/kit.ts'

export interface Picture {
  /** Path of the SVG file in the repository. */
  file: string
  draw(): string
  /**
   * The part of it that every frame of the site must show, as tests compute from the styles; by default all
   * of it. Beds reach from edge to edge of a room's scenes, so nothing of these may be cut.
   */
  safe?: Box
}

/** The four pictures of a room, in the order of its gallery. */
interface RoomScenes {
  bedroom(kit: Kit): string
  outlook(kit: Kit): string
  corner(kit: Kit): string
  detail(kit: Kit): string
}

const rooms: Record<string, RoomScenes> = {
  'frangipani-room': frangipani,
  'courtyard-room': courtyard,
  'palm-grove-room': palmGrove,
  'horizon-room': horizon,
  'turtle-bay-room': turtleBay,
  'lighthouse-suite': lighthouse,
  'coral-suite': coral,
  'cinnamon-room': cinnamon,
  'tea-planter-room': tea,
  'monsoon-room': monsoon,
  'lagoon-family-room': lagoon,
  'mango-tree-bungalow': mango,
  'fishermans-loft': fishermans,
}

const sceneOf = (name: string, draw: (kit: Kit) => string): Picture => ({
  file: `api/media/scenes/${name}.svg`,
  draw: () => draw(createKit(name)),
})

const roomPictures = Object.entries(rooms).flatMap(([id, { bedroom, outlook, corner, detail }]) =>
  [bedroom, outlook, corner, detail].flatMap((draw, i) => (draw ? [sceneOf(`${id}-${i + 1}`, draw)] : [])),
)

export const pictures: readonly Picture[] = [...roomPictures, ...sitePictures]
