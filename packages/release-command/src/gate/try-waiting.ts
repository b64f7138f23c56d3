import { setTimeout as sleep } from 'node:timers/promises'
import { GateFailed, messageOf } from '@calm-rest/command'
import { readGateQueue } from '@calm-rest/releases'
import { assertPassed, type Gate } from './index.ts'

/** Pause in milliseconds between two looks for waiting versions. */
const pauseMs = 2_000

/** Pause in milliseconds before a version is tried again that could not be tried: the site may be down. */
const againMs = 15_000

export interface Waiting extends Omit<Gate, 'remote' | 'version'> {
  /** Number of versions that are tried at the same time. */
  atOnce: number
}

interface Tried {
  remote: string
  version: string
  passed: boolean
}

/**
 * Tries waiting versions in their order, several at once, for as long as `goesOn`. A version that fails, hangs or cannot be
 * tried stops no other; one place is never a team's that has the others.
 */
const tryInTurn = async ({ atOnce, ...gate }: Waiting, goesOn: () => boolean): Promise<Tried[]> => {
  const tried: Tried[] = []
  const running = new Map<string, { team: string; trying: Promise<void> }>()
  const mayBegin = (team: string) => {
    const ofTeam = [...running.values()].filter((one) => one.team === team).length
    return running.size < atOnce && ofTeam < Math.max(1, atOnce - 1)
  }
  const notBefore = new Map<string, number>()

  const tryOne = async (remote: string, version: string) => {
    try {
      await assertPassed({ ...gate, remote, version })
      tried.push({ remote, version, passed: true })
    } catch (cause) {
      if (gate.signal.aborted) return
      gate.say(messageOf(cause))
      if (cause instanceof GateFailed) tried.push({ remote, version, passed: false })
      else notBefore.set(`${remote} ${version}`, goesOn() ? Date.now() + againMs : Infinity)
    }
  }

  const all = () => [...running.values()].map(({ trying }) => trying)
  let told = ''
  while (!gate.signal.aborted) {
    const queue = await readGateQueue(gate.store)
    const next = queue
      .map((one) => ({ ...one, key: `${one.remote} ${one.version}` }))
      .filter(({ key }) => !running.has(key) && (notBefore.get(key) ?? 0) <= Date.now())
    for (const { key, remote, version, team } of next) {
      if (!mayBegin(team)) continue
      const trying = tryOne(remote, version).finally(() => running.delete(key))
      running.set(key, { team, trying })
    }
    const waiting = next
      .filter(({ key }) => !running.has(key))
      .map(({ key }) => key)
      .join(', ')
    if (waiting && waiting !== told) gate.say(`Waiting, in this order: ${waiting}`)
    told = waiting
    if (running.size === 0 && !goesOn()) break
    const pause = new AbortController()
    const signal = AbortSignal.any([gate.signal, pause.signal])
    await Promise.race([...all(), sleep(pauseMs, undefined, { signal }).catch(() => {})])
    pause.abort()
  }
  await Promise.all(all())
  return tried
}

/** Tries every waiting version. Returns each result. */
export const tryWaiting = (waiting: Waiting): Promise<Tried[]> => tryInTurn(waiting, () => false)

/** Tries waiting versions until its signal ends it. */
export const watchWaiting = (waiting: Waiting): Promise<Tried[]> => tryInTurn(waiting, () => true)
