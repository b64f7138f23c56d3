import type { Slot, Slots } from './slots.ts'
import type { SlotState } from './state.ts'
import type { UpgradeDeps } from './upgrade.ts'

interface FakeVersion {
  /** Version of its code, and of the oldest code that stands its newest migration. */
  code: number
  oldestCode?: number
  neverReady?: boolean
  endsAtOnce?: boolean
}

interface Given {
  versions: Record<string, FakeVersion>
  /** Slots that run, by version. */
  running?: Partial<Record<Slot, string>>
  state?: SlotState
  freeBytes?: number
  backupFails?: boolean
  /** Age of the newest backup in minutes; none by default. */
  backupAge?: number
  engine?: 'sqlite' | 'postgres'
  withoutBackup?: boolean
}

const now = new Date('2027-06-01T06:00:00Z')
const megabyte = 1024 * 1024

/** Slots and a database in memory, which record what is done to them. */
export const fakeUpgrade = ({
  versions,
  running = {},
  state,
  freeBytes = 1e12,
  backupFails = false,
  backupAge,
  engine = 'sqlite',
  withoutBackup = false,
}: Given) => {
  const runs: Partial<Record<Slot, string>> = Object.assign({}, running)
  const applied: { version: number; phase: 'expand'; oldestCode: number }[] = []
  const done: string[] = []
  const said: string[] = []
  let stored: SlotState = state ?? { versions: {} }
  let database = Math.max(1, ...Object.values(running).map((name) => versions[name]?.code ?? 1))
  let killedAt: string | undefined
  let isDead = false
  const note = (what: string) => {
    if (isDead) throw new Error('killed')
    done.push(what)
    isDead = what === killedAt
    if (isDead) throw new Error('killed')
  }
  const migrate = ({ code, oldestCode = 1 }: FakeVersion) => {
    for (; database < code; ) applied.push({ version: ++database, phase: 'expand', oldestCode })
  }
  const answer = (json: unknown) => ({ exitCode: 0, output: `${JSON.stringify(json)}\n` })

  const slots: Slots = {
    start: async (slot, name) => {
      const version = versions[name]
      if (!version?.endsAtOnce) runs[slot] = name
      if (version && !version.endsAtOnce) migrate(version)
      note(`start ${slot} ${name}`)
    },
    stop: async (slot) => {
      note(`stop ${slot}`)
      delete runs[slot]
    },
    running: async (slot) => runs[slot],
    isReady: async (slot) => runs[slot] !== undefined && !versions[runs[slot]]?.neverReady,
    lastLines: async () => 'The port is taken.',
    run: async (name, [command, what]) => {
      const version = versions[name]
      if (!version) return { exitCode: 125, output: 'no such image' }
      if (command === 'db') {
        const later = applied.filter((one) => one.version > version.code)
        const pending = Array.from({ length: Math.max(0, version.code - database) }, (_, i) => ({
          version: database + i + 1,
          phase: 'expand',
          oldestCode: version.oldestCode ?? 1,
        }))
        const isStood = later.every(({ oldestCode }) => oldestCode <= version.code)
        const databaseBytes = 10 * megabyte
        return answer({
          engine,
          database,
          code: version.code,
          isStood,
          pending,
          later,
          databaseBytes,
          freeBytes,
        })
      }
      if (what === 'list') {
        const takenAt = new Date(now.getTime() - (backupAge ?? 0) * 60_000)
        return answer({ backups: backupAge === undefined ? [] : [{ takenAt }] })
      }
      note('backup')
      return backupFails ? { exitCode: 1, output: 'ENOSPC' } : answer({})
    },
  }
  const deps: UpgradeDeps = {
    slots,
    state: {
      read: () => structuredClone(stored),
      write: (next) => {
        stored = structuredClone(next)
        note(`write ${next.step?.at ?? 'settled'}`)
      },
    },
    say: (line) => said.push(line),
    readyMs: 250,
    settleMs: 0,
    backupMinutes: 60,
    withoutBackup,
    now: () => now,
  }
  return {
    deps,
    done,
    said,
    runs,
    state: () => stored,
    /** The command dies right after this is done; undefined begins another command. */
    killAt: (what: string | undefined) => {
      killedAt = what
      isDead = false
    },
    migrateAlone: (name: string) => migrate(versions[name] ?? { code: 1 }),
  }
}
