import type { DeskCommands } from '../create-desk-commands.ts'
import { versionOf } from './version.ts'

/** Changes with every change of the rates or of the rooms' own prices, to which changes in per cent are relative. */
export const versionOfRates = async ({ rates, rooms }: DeskCommands): Promise<string> =>
  versionOf({ version: (await rates.current()).version, own: await rooms.ownPrices() })
