import { browserLayers, type Layer, Unanswered } from './storage-layers.ts'

export interface Reading<T> {
  value: T | undefined
  /** Whether every tab reads the same; false where storage that the tabs share did not answer. */
  sure: boolean
}

/**
 * Stores one value in the first layer that accepts it. Tabs announce changes to each other (tabs.ts), so nobody polls.
 * Calls are carried out in their order.
 */
export const createStoredValue = <T>(
  key: string,
  parse: (value: unknown) => T | undefined,
  layers: readonly Layer[] = browserLayers(),
) => {
  let before: Promise<unknown> = Promise.resolve()
  let storedAlone = false

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
        // blocked: the next layer
        unanswered ||= cause instanceof Unanswered
      }
    }
    return { value: undefined, sure: reached && !unanswered && !storedAlone }
  }

  const write = async (value: T) => {
    let taken: Layer | undefined
    for (const layer of layers) {
      if (taken) await attempt(layer.remove(key))
      else if (await attempt(layer.set(key, value))) taken = layer
    }
    storedAlone = !taken?.shared
  }

  const clear = async () => {
    for (const layer of layers) await attempt(layer.remove(key))
    storedAlone = false
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

export type StoredValue<T> = ReturnType<typeof createStoredValue<T>>
