import type { Figure, Torture } from '../scenario.ts'
import { fillCaps } from './caps.ts'
import { fillByMessages } from './disk.ts'
import { bookForNothing } from './free-stay.ts'
import { type House, withHouse } from './house.ts'
import { closeTheHouse } from './low-rights.ts'
import { mailStrangers } from './mailed.ts'
import { fillByReleases } from './releases.ts'
import { floodFromOneNetwork } from './short-floods.ts'
import { floodStreams } from './streams.ts'

/** In this order on one site: what fills a cap for all comes last. */
const attacks: readonly ((house: House) => Promise<Figure[]>)[] = [
  floodStreams,
  floodFromOneNetwork,
  closeTheHouse,
  bookForNothing,
  mailStrangers,
  fillByMessages,
  fillByReleases,
  fillCaps,
]

/** What strangers tried against the house, each once more. */
export const repeatAttacks = (torture: Torture): Promise<Figure[]> =>
  withHouse(torture, async (house) => {
    const figures: Figure[] = []
    for (const attack of attacks) figures.push(...(await attack(house)))
    return figures
  })
