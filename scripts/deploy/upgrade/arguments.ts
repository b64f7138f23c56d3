import { readCommand, wholeNumber } from '@calm-rest/command'

interface Timing {
  /** Seconds. */
  ready: number
  settle: number
}

export type UpgradeCommand =
  | (Timing & { name: 'upgrade'; image: string | undefined; backupMinutes: number })
  | (Timing & { name: 'return' })

const readySeconds = 120
const settleSeconds = 5
const backupMinutes = 60

export const parseUpgradeCommand = (args: readonly string[]): UpgradeCommand =>
  readCommand(
    args,
    {
      name: 'npm run deploy --',
      description: 'Replaces the version that serves, and returns to the one before, without a gap',
      exitCodes: '0 done, 1 failed, 2 not understood, 3 refused: the version before serves',
    },
    (program, choose) => {
      const define = (name: string, description: string) =>
        program
          .command(name)
          .description(description)
          .option('--ready <seconds>', 'how long it may take to get ready', wholeNumber(), readySeconds)
          .option('--settle <seconds>', 'how long the proxy takes to see it', wholeNumber(0), settleSeconds)
      define('upgrade', 'start a version beside the one that serves, switch, and end that one')
        .option('--image <name>', 'image, such as calm-rest:1.4.0, or the folder of a checkout')
        .option('--backup-minutes <n>', 'how old the newest backup may be', wholeNumber(), backupMinutes)
        .action(({ image, ready, settle, backupMinutes: minutes }) =>
          choose({ name: 'upgrade', image, ready, settle, backupMinutes: minutes }),
        )
      define('return', 'put the version before in place again; no booking is lost').action(
        ({ ready, settle }) => choose({ name: 'return', ready, settle }),
      )
    },
  )
