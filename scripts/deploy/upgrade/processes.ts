import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refused } from '@calm-rest/command'
import { z } from 'zod'
import { identityOf, isAlive, processIdentity } from './process-identity.ts'
import { runProgram } from './run-program.ts'
import type { Slot, Slots } from './slots.ts'

interface ProcessSlotsOptions {
  /** Folder for the process and the output of each slot. */
  folder: string
  ports: Record<Slot, number>
  /** Variables of the site, such as DATA_DIR. */
  variables: NodeJS.ProcessEnv
  /** What a version's folder starts; the whole site by default. */
  script?: string
  /** What stops a process that does not end by itself, in milliseconds. */
  killMs?: number
}

const slotProcess = z.object({ process: processIdentity, version: z.string() })

const heap = ['--max-old-space-size=512', '--max-semi-space-size=8']
const lookMs = 50
const lastChars = 2_000

/** Throws if a program listens on the port: what it answers would be taken for the answer of the slot. */
const assertFree = async (port: number) => {
  const probe = createServer()
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening')
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw cause
    throw new Refused(
      `Port ${port} is taken by a program that npm run deploy did not start. Stop that one first.`,
    )
  } finally {
    probe.close()
  }
}

/** Plain processes on this machine, for those without containers. A version is the folder of its checkout. */
export const processSlots = ({
  folder,
  ports,
  variables,
  script = 'site/src/serve.ts',
  killMs = 30_000,
}: ProcessSlotsOptions): Slots => {
  mkdirSync(folder, { recursive: true })
  const fileOf = (slot: Slot) => join(folder, `${slot}.json`)
  const outputOf = (slot: Slot) => join(folder, `${slot}.log`)
  const read = (slot: Slot) => {
    if (!existsSync(fileOf(slot))) return undefined
    const found = slotProcess.parse(JSON.parse(readFileSync(fileOf(slot), 'utf8')))
    return isAlive(found.process) ? found : undefined
  }

  return {
    start: async (slot, version) => {
      await assertFree(ports[slot])
      const output = openSync(outputOf(slot), 'w', 0o600)
      const child = spawn(process.execPath, [...heap, join(version, script)], {
        cwd: version,
        env: Object.assign({}, variables, { PORT: String(ports[slot]) }),
        stdio: ['ignore', output, output],
        // it outlives this command
        detached: true,
      })
      closeSync(output)
      child.unref()
      const identity = identityOf(child.pid ?? -1)
      if (identity) writeFileSync(fileOf(slot), JSON.stringify({ process: identity, version }))
    },
    stop: async (slot) => {
      const found = read(slot)
      if (found) {
        process.kill(found.process.pid, 'SIGTERM')
        const untilMs = performance.now() + killMs
        while (isAlive(found.process)) {
          if (performance.now() > untilMs) process.kill(found.process.pid, 'SIGKILL')
          await sleep(lookMs)
        }
      }
      rmSync(fileOf(slot), { force: true })
    },
    running: async (slot) => read(slot)?.version,
    isReady: async (slot) => {
      try {
        const answer = await fetch(`http://127.0.0.1:${ports[slot]}/api/health/ready`, {
          signal: AbortSignal.timeout(5_000),
        })
        await answer.body?.cancel()
        return answer.status === 200
      } catch {
        return false
      }
    },
    lastLines: async (slot) =>
      existsSync(outputOf(slot)) ? readFileSync(outputOf(slot), 'utf8').slice(-lastChars).trim() : '',
    run: (version, [name = '', ...args]) =>
      runProgram(process.execPath, [join(version, `site/src/commands/${name}.ts`), ...args], {
        cwd: version,
        variables,
      }),
  }
}
