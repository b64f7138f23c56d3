import type { Box } from '../toolkit/geometry.ts'
import { createKit, type Kit } from '../toolkit/kit.ts'
import { beach } from './beach.ts'
import { deskIcon } from './desk-icon.ts'
import { favicon } from './favicon.ts'
import { hero, heroSafe } from './hero.ts'
import { heroDay, heroNight } from './hero-tones.ts'
import { loginSide, loginSideSafe } from './login-side.ts'
import { lost } from './lost.ts'
import { map } from './map.ts'
import { placeholder, plainPlaceholder } from './placeholder.ts'
import { coconutTreeHill } from './places/coconut-tree-hill.ts'
import { galleFort } from './places/galle-fort.ts'
import { mirissaBeach } from './places/mirissa-beach.ts'
import { parrotRock } from './places/parrot-rock.ts'
import { weligamaBay } from './places/weligama-bay.ts'
import { whaleHarbour } from './places/whale-harbour.ts'
import {
  plainHero,
  plainHeroDark,
  plainHouse,
  plainIcon,
  plainLost,
  plainSide,
  plainView,
} from './plain/scenes.ts'
import { dayAndNight, parking, shuttle, wifi } from './services.ts'
import { veranda } from './veranda.ts'

const at = (folder: string) => (name: string, draw: (kit: Kit) => string, safe?: Box) => ({
  file: `${folder}/${name}.svg`,
  draw: () => draw(createKit(name)),
  ...(safe && { safe }),
})
const art = at('shell/public/art')

/** The pictures of the site itself, and those that stand in for a missing picture. */
export const sitePictures = [
  at('api/media')('placeholder', placeholder),
  at('api/media')('plain-placeholder', plainPlaceholder),
  art('hero-house', (kit) => hero(kit, heroDay), heroSafe),
  art('hero-house-dark', (kit) => hero(kit, heroNight), heroSafe),
  art('beach', beach),
  art('veranda', veranda),
  art('login-side', loginSide, loginSideSafe),
  art('lost', lost),
  art('map', map),
  art('place-mirissa-beach', mirissaBeach),
  art('place-coconut-tree-hill', coconutTreeHill),
  art('place-parrot-rock', parrotRock),
  art('place-whale-harbour', whaleHarbour),
  art('place-weligama-bay', weligamaBay),
  art('place-galle-fort', galleFort),
  art('service-wifi', wifi),
  art('service-shuttle', shuttle),
  art('service-24h', dayAndNight),
  art('service-parking', parking),
  art('plain-hero', plainHero),
  art('plain-hero-dark', plainHeroDark),
  art('plain-house', plainHouse),
  art('plain-view', plainView),
  art('plain-side', plainSide),
  art('plain-lost', plainLost),
  art('plain-icon', plainIcon),
  art('favicon', favicon),
  art('desk-icon', deskIcon),
]
