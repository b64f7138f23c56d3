import { onTestFinished } from 'vitest'

/**
 * Sets a global until the end of the test. Unlike `vi.stubGlobal` it also sets one that code of an earlier test in this
 * worker has defined for good, as the runtime of Module Federation does.
 */
export const setGlobal = (name: string, value: unknown): void => {
  const wasThere = Object.hasOwn(globalThis, name)
  const before: unknown = Reflect.get(globalThis, name)
  Reflect.set(globalThis, name, value)
  onTestFinished(() => {
    if (wasThere) Reflect.set(globalThis, name, before)
    else Reflect.deleteProperty(globalThis, name)
  })
}
