import { setTimeout as sleep } from 'node:timers/promises'
import { Refused } from '@calm-rest/command'
import { otherSlot, type Slot, type Slots } from './slots.ts'
import type { SlotState, StateFile } from './state.ts'

export interface SwitchDeps {
  slots: Slots
  state: Pick<StateFile, 'read' | 'write'>
  say(line: string): void
  /** How long a version may take to get ready. */
  readyMs: number
  /** How long the proxy takes to see that a slot is ready: more than the interval of its health checks. */
  settleMs: number
}

const lookMs = 100

/**
 * Starts a version in a slot, and ends the other one once it is ready. Until then the other one serves: if the new version
 * does not get ready, it is stopped, and guests notice nothing.
 */
export const switchTo = async (deps: SwitchDeps, to: Slot, version: string) => {
  const { slots, state, say } = deps
  const before = state.read()
  if ((await slots.running(to)) !== undefined)
    throw new Refused(`Slot ${to} still runs. Stop it first: it may hold work that is not finished.`)
  state.write(Object.assign({}, before, { step: { to, version, at: 'starting' } }) satisfies SlotState)
  say(`slot ${to}: starting ${version}`)
  try {
    await slots.start(to, version)
    await beReady(deps, to)
  } catch (cause) {
    await undo(deps, before)
    throw cause
  }
  await finish(deps, to, version)
}

const beReady = async ({ slots, say, readyMs }: SwitchDeps, slot: Slot) => {
  const startedMs = performance.now()
  while (!(await slots.isReady(slot))) {
    const isOver = performance.now() - startedMs > readyMs
    if (isOver || (await slots.running(slot)) === undefined) {
      const why = isOver ? `is not ready after ${readyMs / 1000} s` : 'has ended'
      throw new Refused(`Slot ${slot} ${why}. It said:\n${await slots.lastLines(slot)}`)
    }
    await sleep(lookMs)
  }
  say(`slot ${slot}: ready after ${((performance.now() - startedMs) / 1000).toFixed(1)} s`)
}

/** Stops what was started, and leaves the other slot as it is. */
const undo = async ({ slots, state, say }: SwitchDeps, { live, versions, step }: SlotState) => {
  const started = step?.to ?? (live === undefined ? 'a' : otherSlot(live))
  await slots.stop(started)
  state.write({ live, versions })
  say(`slot ${started}: stopped${live === undefined ? '' : `; slot ${live} serves as before`}`)
}

/** From here on there is no way back within this step: the new slot serves. */
const finish = async ({ slots, state, say, settleMs }: SwitchDeps, to: Slot, version: string) => {
  const from = otherSlot(to)
  const { versions } = state.read()
  const after = { live: to, versions: Object.assign({}, versions, { [to]: version }) }
  state.write(Object.assign({}, after, { step: { to, version, at: 'draining' as const } }))
  if ((await slots.running(from)) !== undefined) {
    say(`proxy: ${settleMs / 1000} s to see that slot ${to} is ready`)
    await sleep(settleMs)
    say(`slot ${from}: finishing its requests`)
    await slots.stop(from)
    say(`slot ${from}: stopped, and kept for a return to ${versions[from] ?? 'nothing'}`)
  }
  state.write(after)
  say(`slot ${to}: serves ${version}`)
}

/**
 * Continues or undoes what an interrupted command has left, so that one slot serves and the other does not run. Returns the
 * version that it has brought to serve, if it has.
 */
export const settleInterrupted = async (deps: SwitchDeps): Promise<string | undefined> => {
  const { slots, state, say } = deps
  const found = state.read()
  const { step } = found
  if (!step) return undefined
  if (step.at === 'starting') {
    say(`an earlier command was interrupted while slot ${step.to} was starting: undoing it`)
    await undo(deps, found)
    return undefined
  }
  say(`an earlier command was interrupted while slot ${otherSlot(step.to)} was ending: going on with it`)
  if ((await slots.running(step.to)) === undefined) await slots.start(step.to, step.version)
  await beReady(deps, step.to)
  await finish(deps, step.to, step.version)
  return step.version
}
