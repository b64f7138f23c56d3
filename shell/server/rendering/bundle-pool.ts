/** Processes of server bundles, in bounded memory. */
export interface PoolMember {
  /** Whether its process has started and has nothing to do. */
  isIdle(): boolean
  /** Bytes that its process has for itself; 0 without one. */
  ownBytes(): number
  /** Ends its process. The next render starts another. */
  sleep(): void
  /** There is room now: starts its process, if it still has something to render. */
  wake(): void
}

export interface BundlePool {
  /**
   * Makes room for the process of a member, which counts from now on: the least used idle ones sleep. False if all others
   * work; the member is then woken in its turn.
   */
  admit(member: PoolMember): boolean
  /** A member has something to render. */
  used(member: PoolMember): void
  /** A member has nothing to render any more: it may make room for one that waits. */
  idle(): void
  /** The process of a member has ended, or it does not wait any more. */
  left(member: PoolMember): void
}

/** Memory of all processes together, unless configured or scarce: that of six bundles. */
export const defaultPoolBytes = 240 * 1024 * 1024
/** What a process has for itself once it has rendered, as far as nothing is measured: 34 to 37 MB for ours. */
const expectedBytes = 40 * 1024 * 1024
/** What the site's own process takes where memory is scarce, with room for a photograph or a backup. */
const siteBytes = 136 * 1024 * 1024

/** Memory of all processes together if nothing is configured; `limitBytes` is that of a container, 0 without one. */
export const usualPoolBytes = (limitBytes: number = process.constrainedMemory()): number =>
  limitBytes === 0
    ? defaultPoolBytes
    : Math.min(defaultPoolBytes, Math.max(expectedBytes, limitBytes - siteBytes))

/** Time in which a use loses half of its weight: one sweep over all pages drives no busy bundle out. */
const halfLifeMs = 60_000

export const createBundlePool = (
  mostBytes: number = defaultPoolBytes,
  now: () => number = () => performance.now(),
): BundlePool => {
  const awake = new Set<PoolMember>()
  const waiting = new Set<PoolMember>()
  const uses = new WeakMap<PoolMember, { weight: number; at: number }>()

  const weightOf = (member: PoolMember) => {
    const { weight, at } = uses.get(member) ?? { weight: 0, at: 0 }
    return weight * 2 ** ((at - now()) / halfLifeMs)
  }

  const bytes = () => [...awake].reduce((sum, member) => sum + Math.max(member.ownBytes(), expectedBytes), 0)

  const leastUsed = () =>
    [...awake]
      .filter((member) => member.isIdle())
      .sort((a, b) => weightOf(a) - weightOf(b))
      .at(0)

  const makeRoom = (): boolean => {
    // a limit below a single process still lets one run
    while (awake.size > 0 && bytes() + expectedBytes > mostBytes) {
      const one = leastUsed()
      if (!one) return false
      awake.delete(one)
      one.sleep()
    }
    return true
  }

  const letNextBegin = () => {
    const [next] = waiting
    if (!next || !makeRoom()) return
    waiting.delete(next)
    next.wake()
  }

  return {
    admit: (member) => {
      if (awake.has(member)) return true
      if (!makeRoom()) {
        waiting.add(member)
        return false
      }
      waiting.delete(member)
      awake.add(member)
      return true
    },
    used: (member) => uses.set(member, { weight: weightOf(member) + 1, at: now() }),
    idle: letNextBegin,
    left: (member) => {
      waiting.delete(member)
      if (awake.delete(member)) letNextBegin()
    },
  }
}
