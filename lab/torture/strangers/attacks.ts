import type { Figure, Torture } from '../scenario.ts'
import { fillCaps } from './caps.ts'
import { fillByMessages } from './disk.ts'
import { bookForNothing } from './free-stay.ts'
import { closeTheProperty } from './low-rights.ts'
import { mailStrangers } from './mailed.ts'
import { type Property, withProperty } from './property.ts'
import { fillByReleases } from './releases.ts'
import { floodFromOneNetwork } from './short-floods.ts'
import { floodStreams } from './streams.ts'

/** In this order on one site: a scenario that uses up a global limit comes last. */
const attacks: readonly ((property: Property) => Promise<Figure[]>)[] = [
  floodStreams,
  floodFromOneNetwork,
  closeTheProperty,
  bookForNothing,
  mailStrangers,
  fillByMessages,
  fillByReleases,
  fillCaps,
]

/** Attacks by strangers on the property, each run again. */
export const repeatAttacks = (torture: Torture): Promise<Figure[]> =>
  withProperty(torture, async (property) => {
    const figures: Figure[] = []
    for (const attack of attacks) figures.push(...(await attack(property)))
    return figures
  })
