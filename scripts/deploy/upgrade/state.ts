import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { Refused } from '@calm-rest/command'
import { z } from 'zod'
import { isAlive, ownIdentity, processIdentity } from './process-identity.ts'
import { slotNames } from './slots.ts'

const slot = z.enum(slotNames)

const stateSchema = z.object({
  /** The slot that serves; undefined before the first start. */
  live: slot.optional(),
  /** Version of each slot: of the other one, that to which a return goes. */
  versions: z.object({ a: z.string().optional(), b: z.string().optional() }),
  /** A step that was begun, and is continued or undone by the next command. */
  step: z
    .object({
      to: slot,
      version: z.string(),
      /** starting: the other slot still serves. draining: this one does, and the other one is to end. */
      at: z.enum(['starting', 'draining']),
    })
    .optional(),
})

export type SlotState = z.infer<typeof stateSchema>

/** The file that outlives an interrupted upgrade. Each write is on the disk, as a whole, before the next step begins. */
export const openStateFile = (file: string) => {
  mkdirSync(dirname(file), { recursive: true })
  const lock = `${file}.lock`
  takeLock(lock)
  return {
    read: (): SlotState =>
      existsSync(file) ? stateSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : { versions: {} },
    write: (state: SlotState) => {
      writeDurably(`${file}.new`, `${JSON.stringify(state, undefined, 2)}\n`)
      renameSync(`${file}.new`, file)
      flushFolder(dirname(file))
    },
    close: () => rmSync(lock, { force: true }),
  }
}

export type StateFile = ReturnType<typeof openStateFile>

const takeLock = (lock: string) => {
  const owner = existsSync(lock) ? processIdentity.safeParse(readJson(lock)).data : undefined
  if (owner && isAlive(owner))
    throw new Refused(`Another upgrade or return is at work (process ${owner.pid}). Wait until it has ended.`)
  // left by a command that was killed
  rmSync(lock, { force: true })
  writeDurably(lock, JSON.stringify(ownIdentity()), 'wx')
}

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // the machine stopped while it was written
    return undefined
  }
}

const writeDurably = (file: string, text: string, flags = 'w') => {
  const descriptor = openSync(file, flags, 0o600)
  try {
    writeSync(descriptor, text)
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

const flushFolder = (folder: string) => {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
