import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { flagName, flagValue, remoteName, source } from '@calm-rest/contract/releases'
import { z } from 'zod'
import { writeAtomically } from '../folder/files.ts'
import { withLock } from '../folder/lock.ts'
import { parsedFiles } from '../folder/parsed-files.ts'
import { ReleaseRefused } from '../folder/refusals.ts'

/** Another value for releases of one channel. */
const rule = z.object({
  value: flagValue,
  /** Visitors of 100 who get it: those who would get a canary of this percentage. */
  percent: z.int().min(1).max(100).default(100),
})

/** A flag of a remote. */
const flag = z.object({
  remote: remoteName,
  name: flagName,
  /** For everybody for whom no rule applies. */
  value: flagValue,
  channels: z.partialRecord(source, rule).default({}),
  changedBy: z.string(),
  changedAt: z.iso.datetime(),
})

const flags = z.object({ flags: z.array(flag).default([]) })

export type Flag = z.infer<typeof flag>

/** A change of a flag: of the value for everybody, or of the rule of a channel. */
export interface FlagChange extends Pick<Flag, 'remote' | 'name' | 'value' | 'changedBy' | 'changedAt'> {
  channel?: keyof Flag['channels'] | undefined
  percent?: number | undefined
}

const opposite = (value: Flag['value']) => (typeof value === 'boolean' ? !value : undefined)

/** flags.json in the trust folder. A change applies from the next page view. */
export const openFlagsFile = (folder: string) => {
  const path = join(folder, 'flags.json')
  const file = parsedFiles((content) => flags.parse(JSON.parse(content.toString())))

  /** Throws an error that names the file if it is invalid. */
  const read = (): readonly Flag[] => {
    try {
      return file(path)?.flags ?? []
    } catch (cause) {
      throw new Error(`${path} cannot be read: ${(cause as Error).message}`, { cause })
    }
  }

  const change = (decide: (now: readonly Flag[]) => readonly Flag[]): void => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    withLock(folder, () =>
      writeAtomically(path, `${JSON.stringify({ flags: decide(read()) }, null, 2)}\n`, 0o600),
    )
  }

  const changed = (before: Flag | undefined, given: FlagChange): Flag => {
    const { channel, percent = 100, value, ...facts } = given
    const { channels = {} } = before ?? {}
    if (!channel && percent === 100) return flag.parse({ ...facts, value, channels })
    const others = before?.value ?? opposite(value)
    if (others === undefined) {
      throw new ReleaseRefused(
        'invalid_release_request',
        `${facts.remote} has no flag '${facts.name}': first set its value for everybody.`,
      )
    }
    // visitors with a canary of the release are among those of the percentage
    const named = channel ? [channel] : (['stable', 'canary'] as const)
    const rules = Object.fromEntries(named.map((one) => [one, { value, percent }]))
    return flag.parse({ ...facts, value: others, channels: { ...channels, ...rules } })
  }

  const isOf =
    ({ remote, name }: Pick<Flag, 'remote' | 'name'>) =>
    (one: Flag) =>
      one.remote === remote && one.name === name

  return {
    read,
    /**
     * Sets the value for everybody, or with a channel or a percentage that of some; others of a new boolean flag then get the
     * opposite. Throws `ReleaseRefused` if others have no value yet.
     */
    set: (given: FlagChange): Flag => {
      const is = isOf(given)
      const next = changed(read().find(is), given)
      change((now) => [...now.filter((one) => !is(one)), next])
      return next
    },
    /** Throws `ReleaseRefused` if there is none. */
    remove: (remote: string, name: string): void =>
      change((now) => {
        const left = now.filter((one) => !isOf({ remote, name })(one))
        if (left.length < now.length) return left
        throw new ReleaseRefused('release_not_found', `${remote} has no flag '${name}'.`)
      }),
  }
}

export type FlagsFile = ReturnType<typeof openFlagsFile>
