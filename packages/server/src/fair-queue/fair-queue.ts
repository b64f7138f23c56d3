import { performance } from 'node:perf_hooks'
import { LRUCache } from 'lru-cache'

/** The other end of a request: a response of Node's server. */
export interface Connection {
  /** Whether the response has ended, or the client has gone. */
  readonly closed: boolean
  once(event: 'close', listener: () => void): unknown
  off(event: 'close', listener: () => void): unknown
}

export interface QueuedRequest {
  /** Network of the client; undefined for this machine and for trusted proxies, which may serve anyone. */
  network: string | undefined
  connection: Connection
}

/** The right to work on one request. Its holder calls `end`, also after a failure. */
export interface Turn {
  /** Charges processor time beyond the cost in `enter`, in milliseconds. */
  charge(ms: number): void
  end(): void
}

export interface FairQueueLimits {
  /** Most requests that run at once: of all networks, and of one. */
  atWork: { all: number; network: number }
  /** Most requests that wait: of all networks, and of one. */
  waiting: { all: number; network: number }
  /** Processor time of one network: milliseconds in each second, and most milliseconds that it saves. */
  budget: { msPerSecond: number; savedMs: number }
  /**
   * Milliseconds after which a refusal is sent: a client that retried at once would cost more than it saves.
   */
  refusalMs: number
}

/**
 * All networks share memory and processor. The figures are for two cores that also run the server bundles: a
 * network gets a quarter of one core, which is twelve uncached pages a second, and two turns are always free
 * for others.
 */
export const defaultLimits: FairQueueLimits = {
  atWork: { all: 4, network: 2 },
  waiting: { all: 512, network: 64 },
  budget: { msPerSecond: 250, savedMs: 300 },
  refusalMs: 1000,
}

/** The queue refuses a request: too many of its network wait, or too many of all networks. */
export class QueueFull extends Error {
  readonly of: 'network' | 'all'
  /** Seconds after which to try again. */
  readonly retryAfterSeconds = 5

  constructor(of: QueueFull['of']) {
    super(`Too many requests of ${of === 'all' ? 'all networks' : 'one network'} wait`)
    this.name = 'QueueFull'
    this.of = of
  }
}

/** The client left while its request waited; nobody reads a response. */
export class ClientGone extends Error {
  override name = 'ClientGone'
}

/**
 * A slow or busy machine makes work take longer, up to this factor; a guest does not pay for others' load
 * beyond it.
 */
const mostDearer = 10

const beyond = (costMs: number, tookMs: number) => Math.max(0, Math.min(tookMs, mostDearer * costMs) - costMs)

interface Clocks {
  /** Milliseconds of a monotonic clock. */
  now: () => number
  /** Milliseconds in which the event loop was not idle. */
  activeMs: () => number
}

const clocks: Clocks = {
  now: () => performance.now(),
  activeMs: () => performance.eventLoopUtilization().active,
}

interface Waiting {
  costMs: number
  start: () => void
  refuse: (cause: Error) => void
}

interface Network {
  /** Negative if it has used more than it had. */
  budgetMs: number
  /** Time at which `budgetMs` was computed. */
  countedMs: number
  atWork: number
  waiting: Waiting[]
  /** Whether it may serve anyone: it has no budget, and the limits of all networks apply. */
  isShared: boolean
}

/** Most networks with a known budget; the least recently seen start afresh. */
const mostNetworks = 10_000

/**
 * A queue before expensive work. Each network waits in a line of its own, and the lines are served in turn, so that a
 * network with many requests makes its own wait and nobody else's. A network that has used up its budget waits until it
 * has some again, even where nothing else is to be done, so that the next guest meets an idle processor.
 */
export const createFairQueue = (
  { atWork: mostAtWork, waiting: mostWaiting, budget, refusalMs }: FairQueueLimits = defaultLimits,
  { now, activeMs }: Clocks = clocks,
) => {
  // `max` would reserve the memory of all of them
  const networks = new LRUCache<string, Network>({ maxSize: mostNetworks, sizeCalculation: () => 1 })
  /** Networks with waiting requests; the next to be served comes first. */
  const lines = new Set<Network>()
  /** Requests that have their turn: one that asks again gets it at once, or it would wait for itself. */
  const served = new WeakSet<Connection>()
  const size = { atWork: 0, waiting: 0, refused: 0 }
  /** Processor time of a request that had always been running, up to `countedMs` of the clock. */
  const shares = { eachMs: 0, countedMs: 0 }
  let timer: NodeJS.Timeout | undefined
  let isDue = false

  const newNetwork = (isShared: boolean): Network => ({
    budgetMs: budget.savedMs,
    countedMs: now(),
    atWork: 0,
    waiting: [],
    isShared,
  })
  const shared = newNetwork(true)

  const networkOf = ({ network: name }: QueuedRequest) => {
    if (name === undefined) return shared
    const known = networks.get(name)
    if (known) return known
    const network = newNetwork(false)
    networks.set(name, network)
    return network
  }

  const budgetOf = (network: Network) => {
    if (network.isShared) return Number.POSITIVE_INFINITY
    const nowMs = now()
    const earnedMs = ((nowMs - network.countedMs) * budget.msPerSecond) / 1000
    network.budgetMs = Math.min(budget.savedMs, network.budgetMs + earnedMs)
    network.countedMs = nowMs
    return network.budgetMs
  }

  const hasRoom = (network: Network) =>
    size.atWork < mostAtWork.all && network.atWork < (network.isShared ? mostAtWork.all : mostAtWork.network)

  const mayStart = (network: Network) => hasRoom(network) && budgetOf(network) > 0

  /** Distributes the processor time since the last count among running requests, in equal shares. */
  const countShares = () => {
    const nowActiveMs = activeMs()
    if (size.atWork > 0) shares.eachMs += (nowActiveMs - shares.countedMs) / size.atWork
    shares.countedMs = nowActiveMs
  }

  const startTurn = (network: Network, connection: Connection, costMs: number): Turn => {
    countShares()
    network.budgetMs -= costMs
    network.atWork += 1
    size.atWork += 1
    served.add(connection)
    const beganMs = shares.eachMs
    let chargedMs = costMs
    let isEnded = false
    return {
      charge: (ms) => {
        network.budgetMs -= ms
        chargedMs += ms
      },
      end: () => {
        if (isEnded) return
        isEnded = true
        countShares()
        network.budgetMs -= beyond(chargedMs, shares.eachMs - beganMs)
        served.delete(connection)
        network.atWork -= 1
        size.atWork -= 1
        if (lines.size > 0) serveSoon()
      },
    }
  }

  /** Runs after the requests that have arrived meanwhile: a client with a short line may be among them. */
  const serveSoon = () => {
    if (isDue) return
    isDue = true
    setImmediate(() => {
      isDue = false
      serve()
    })
  }

  const serve = () => {
    for (let next = nextLine(); next; next = nextLine()) {
      lines.delete(next)
      const first = next.waiting.shift()
      if (next.waiting.length > 0) lines.add(next)
      first?.start()
    }
    waitForBudget()
  }

  const nextLine = () => {
    if (size.atWork >= mostAtWork.all) return undefined
    for (const line of lines) if (mayStart(line)) return line
    return undefined
  }

  /**
   * Wakes up as soon as the first network that only waits for budget has a millisecond of it, also if it has
   * earned it meanwhile. Requests that wait for room are served when a turn ends.
   */
  const waitForBudget = () => {
    clearTimeout(timer)
    const budgets = [...lines].filter(hasRoom).map(budgetOf)
    if (budgets.length === 0) return
    const waitMs = (Math.max(0, 1 - Math.max(...budgets)) * 1000) / budget.msPerSecond
    timer = setTimeout(serve, Math.ceil(waitMs)).unref()
  }

  const leave = (network: Network, waiting: Waiting) => {
    const place = network.waiting.indexOf(waiting)
    if (place < 0) return
    network.waiting.splice(place, 1)
    if (network.waiting.length === 0) lines.delete(network)
  }

  const refuseLate = (connection: Connection, cause: QueueFull) =>
    new Promise<never>((_, reject) => {
      size.refused += 1
      const gone = () => {
        clearTimeout(late)
        reject(new ClientGone())
      }
      const late = setTimeout(() => {
        connection.off('close', gone)
        reject(cause)
      }, refusalMs)
      connection.once('close', gone)
    })

  /**
   * Makes room for one more request of `network`, at the cost of the longest line; returns false if that is
   * its own.
   */
  const makeRoom = (network: Network) => {
    if (size.waiting < mostWaiting.all) return true
    let longest = network
    for (const line of lines) if (line.waiting.length > longest.waiting.length) longest = line
    if (longest.waiting.length <= network.waiting.length + 1) return false
    longest.waiting.at(-1)?.refuse(new QueueFull('all'))
    return true
  }

  const wait = (network: Network, connection: Connection, costMs: number) => {
    if (!network.isShared && network.waiting.length >= mostWaiting.network) {
      return refuseLate(connection, new QueueFull('network'))
    }
    if (!makeRoom(network)) return refuseLate(connection, new QueueFull('all'))
    return new Promise<Turn>((resolve, reject) => {
      const settle = () => {
        size.waiting -= 1
        connection.off('close', gone)
      }
      const waiting: Waiting = {
        costMs,
        start: () => {
          settle()
          resolve(startTurn(network, connection, costMs))
        },
        refuse: (cause) => {
          settle()
          leave(network, waiting)
          if (cause instanceof QueueFull) refuseLate(connection, cause).catch(reject)
          else reject(cause)
        },
      }
      const gone = () => waiting.refuse(new ClientGone())
      connection.once('close', gone)
      network.waiting.push(waiting)
      lines.add(network)
      size.waiting += 1
      waitForBudget()
    })
  }

  const enter = async (request: QueuedRequest, costMs: number): Promise<Turn> => {
    const { connection } = request
    if (served.has(connection)) return { charge: () => {}, end: () => {} }
    if (connection.closed) throw new ClientGone()
    const network = networkOf(request)
    if (network.waiting.length === 0 && mayStart(network)) return startTurn(network, connection, costMs)
    return wait(network, connection, costMs)
  }

  return {
    /**
     * Resolves when the request may be worked on.
     *
     * @throws QueueFull and ClientGone.
     */
    enter,
    /**
     * For work of `costMs` that is too quick to wait for others: returns undefined at once while the network
     * has budget left, and otherwise behaves as `enter`.
     */
    pass: (request: QueuedRequest, costMs: number): Promise<Turn> | undefined => {
      const network = networkOf(request)
      if (budgetOf(network) <= 0) return enter(request, costMs)
      network.budgetMs -= costMs
      return undefined
    },
    /** Charges the time of a request that `pass` let through at once, if it exceeds `costMs`. */
    took: (request: QueuedRequest, costMs: number, tookMs: number) => {
      networkOf(request).budgetMs -= beyond(costMs, tookMs)
    },
    /** Numbers of running and waiting requests now, and of all refused ones. */
    size: (): Readonly<typeof size> => size,
  }
}

export type FairQueue = ReturnType<typeof createFairQueue>
