import { browserLayers, type Layer, Unanswered } from './layers.ts'

export interface Reading<T> {
  value: T | undefined
  /** Whether "nothing" is what every tab sees, and not only what this one could find out. */
  sure: boolean
}

/**
 * One value in the first place that takes it. One tab tells the others of a change (see tabs.ts): nobody has to poll.
 * Calls are carried out in the order in which they were made.
 */
export const createKept = <T>(
  key: string,
  parse: (value: unknown) => T | undefined,
  layers: readonly Layer[] = browserLayers(),
) => {
  let before: Promise<unknown> = Promise.resolve()
  let keptAlone = false

  const inTurn = <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
    const done = before.then(work)
    before = done
    return done
  }

  const read = async (): Promise<Reading<T>> => {
    let reached = false
    let unanswered = false
    for (const layer of layers) {
      try {
        const value = parse(await layer.get(key))
        if (value !== undefined) return { value, sure: true }
        reached ||= layer.shared
      } catch (cause) {
        // blocked: the next place
        unanswered ||= cause instanceof Unanswered
      }
    }
    return { value: undefined, sure: reached && !unanswered && !keptAlone }
  }

  const write = async (value: T) => {
    let taken: Layer | undefined
    for (const layer of layers) {
      if (taken) await attempt(layer.remove(key))
      else if (await attempt(layer.set(key, value))) taken = layer
    }
    keptAlone = !taken?.shared
  }

  const clear = async () => {
    for (const layer of layers) await attempt(layer.remove(key))
    keptAlone = false
  }

  return {
    read: () => inTurn(read),
    write: (value: T) => inTurn(() => write(value)),
    clear: () => inTurn(clear),
  }
}

const attempt = (work: Promise<void>) =>
  work.then(
    () => true,
    () => false,
  )

export type Kept<T> = ReturnType<typeof createKept<T>>
