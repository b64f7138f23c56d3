import { Refused } from '@calm-rest/command'
import { ensureBackup } from './fresh-backup.ts'
import { askPlan, assertStands, assertUpgradable } from './plan.ts'
import { otherSlot, type Slot, slotNames } from './slots.ts'
import { type SwitchDeps, settleInterrupted, switchTo } from './switch-slot.ts'

export interface UpgradeDeps extends SwitchDeps {
  /** How old the newest backup may be, in minutes. */
  backupMinutes: number
  /** Whether to upgrade without a backup. */
  withoutBackup: boolean
  now: () => Date
}

/** The slot that serves, also if no command has started it. */
const findLive = async ({ slots, state }: SwitchDeps): Promise<Slot | undefined> => {
  const { live } = state.read()
  if (live !== undefined) return live
  for (const slot of slotNames) {
    const version = await slots.running(slot)
    if (version === undefined) continue
    state.write({ live: slot, versions: { [slot]: version } })
    return slot
  }
  return undefined
}

/** Replaces the version that serves by another one, without a gap. */
export const upgrade = async (deps: UpgradeDeps, version: string) => {
  const { slots, state, say, backupMinutes: minutes, withoutBackup, now } = deps
  // a second upgrade to the same version would lose the way back
  if ((await settleInterrupted(deps)) === version) return state.read()
  const live = await findLive(deps)
  const serving = live && (await slots.running(live))
  const plan = await askPlan(slots, version)
  const before = serving === undefined ? undefined : (await askPlan(slots, serving)).code
  assertUpgradable(version, plan, before)
  say(`database: version ${plan.database}; ${version} would run ${plan.pending.length} migrations`)
  if (plan.database > 0)
    await ensureBackup(slots, serving ?? version, plan, { minutes, withoutBackup, say, now })
  await switchTo(deps, live === undefined ? 'a' : otherSlot(live), version)
  return state.read()
}

/** Puts the version before in place again, on the same data: no booking is lost. */
export const returnToPrevious = async (deps: UpgradeDeps) => {
  const { slots, state } = deps
  await settleInterrupted(deps)
  const { live, versions } = state.read()
  const previous = live && versions[otherSlot(live)]
  if (live === undefined || previous === undefined)
    throw new Refused('There is no version to return to: no upgrade was made here.')
  assertStands(previous, await askPlan(slots, previous))
  await switchTo(deps, otherSlot(live), previous)
  return state.read()
}
