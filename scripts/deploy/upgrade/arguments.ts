import { type Command, wholeNumber } from '@calm-rest/command'
import { inFolder, type Place } from '../place.ts'

interface Timing extends Place {
  /** Seconds. */
  ready: number
  settle: number
}

export type UpgradeCommand =
  | (Timing & { name: 'upgrade'; image: string | undefined; backupMinutes: number; withoutBackup: boolean })
  | (Timing & { name: 'return' })

const readySeconds = 120
const settleSeconds = 5
const backupMinutes = 60

/** Adds `upgrade` and `return`: they replace the version that serves, and return to the one before, without a gap. */
export const addUpgradeCommands = (program: Command, choose: (chosen: UpgradeCommand) => void) => {
  const define = (name: string, description: string) =>
    program
      .command(name)
      .description(description)
      .addOption(inFolder())
      .option('--ready <seconds>', 'how long it may take to get ready', wholeNumber(), readySeconds)
      .option('--settle <seconds>', 'how long the proxy takes to see it', wholeNumber(0), settleSeconds)
  define('upgrade', 'starts a version beside the one that serves, switches, and ends that one')
    .option('--image <name>', 'image, such as calm-rest:1.4.0, or the folder of a checkout')
    .option('--backup-minutes <n>', 'how old the newest backup may be', wholeNumber(), backupMinutes)
    .option('--without-backup', 'makes none and looks for none: you have made one, as with PostgreSQL')
    .action(({ folder, image, ready, settle, backupMinutes: minutes, withoutBackup = false }) =>
      choose({ name: 'upgrade', folder, image, ready, settle, backupMinutes: minutes, withoutBackup }),
    )
  define('return', 'puts the version before in place again; no booking is lost').action(
    ({ folder, ready, settle }) => choose({ name: 'return', folder, ready, settle }),
  )
}
