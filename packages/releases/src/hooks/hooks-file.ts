import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { releaseEventType } from '@calm-rest/contract/release-api'
import { remoteName } from '@calm-rest/contract/releases'
import { z } from 'zod'
import { writeAtomically } from '../folder/files.ts'
import { withLock } from '../folder/lock.ts'
import { parsedFiles } from '../folder/parsed-files.ts'
import { ReleaseRefused } from '../folder/refusals.ts'

/** Where release events are posted. */
const releaseHook = z.object({
  id: z.string().regex(/^[0-9a-f]{12}$/),
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  /** Key of the signatures: 32 random bytes in base64. */
  secret: z.base64().length(44),
  /** The one remote that it is about; all without it. */
  remote: remoteName.optional(),
  /** The events that it gets; all without it. */
  events: z.array(releaseEventType).min(1).optional(),
  addedBy: z.string(),
  /** It gets what happens after this time. */
  addedAt: z.iso.datetime(),
})

/** More would be a mistake: each is asked at every event. */
const mostHooks = 50

const hooks = z.object({ hooks: z.array(releaseHook).max(mostHooks).default([]) })

export type ReleaseHook = z.infer<typeof releaseHook>

export const hooksFileName = 'hooks.json'

/** The parser's own message repeats what stands around a fault: maybe a secret. */
const faultIn = (cause: unknown): string =>
  cause instanceof SyntaxError ? 'it is not valid JSON' : (cause as Error).message

/** hooks.json in the trust folder, readable by its owner only. A change applies within a second. */
export const openHooksFile = (folder: string) => {
  const path = join(folder, hooksFileName)
  const file = parsedFiles((content) => hooks.parse(JSON.parse(content.toString())))

  /** Throws an error that names the file if it is invalid. */
  const read = (): readonly ReleaseHook[] => {
    try {
      return file(path)?.hooks ?? []
    } catch (cause) {
      // without its cause, which a log would repeat
      throw new Error(`${path} cannot be read: ${faultIn(cause)}`)
    }
  }

  const change = (decide: (now: readonly ReleaseHook[]) => readonly ReleaseHook[]): void => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    withLock(folder, () =>
      writeAtomically(path, `${JSON.stringify({ hooks: decide(read()) }, null, 2)}\n`, 0o600),
    )
  }

  return {
    read,
    /** Throws for an unknown id. */
    find: (id: string): ReleaseHook => found(read(), id),
    /** Adds a hook with a new secret. */
    add: (given: Omit<ReleaseHook, 'id' | 'secret'>): ReleaseHook => {
      const id = randomBytes(6).toString('hex')
      const secret = randomBytes(32).toString('base64')
      const added = releaseHook.parse(Object.assign({ id, secret }, given))
      change((now) => {
        if (now.length >= mostHooks)
          throw new ReleaseRefused('invalid_release_request', `There are ${mostHooks} hooks already.`)
        return [...now, added]
      })
      return added
    },
    /** Throws for an unknown id. */
    remove: (id: string): void =>
      change((now) => {
        const gone = found(now, id)
        return now.filter((hook) => hook !== gone)
      }),
  }
}

const found = (hooks: readonly ReleaseHook[], id: string): ReleaseHook => {
  const hook = hooks.find((one) => one.id === id)
  if (!hook) throw new ReleaseRefused('release_not_found', `There is no hook ${id}.`)
  return hook
}

export type HooksFile = ReturnType<typeof openHooksFile>
