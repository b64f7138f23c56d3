import type { DeskCommands } from '../create-desk-commands.ts'
import { versionOf } from './version.ts'

/** Another one as soon as anybody changes the rates or the rooms' own prices, from which a change in per cent counts. */
export const versionOfRates = async ({ rates, prices }: DeskCommands): Promise<string> =>
  versionOf({ version: (await rates.current()).version, own: await prices.ownPrices() })
