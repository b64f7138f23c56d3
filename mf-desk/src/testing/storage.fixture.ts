import { vi } from 'vitest'

/** Gives the page a storage with these entries, until globals are unstubbed; entries are own properties, as in a browser. */
export const stubStorage = (entries: Record<string, string> = {}): Record<string, string> => {
  const storage: Record<string, string> = Object.assign(
    Object.create({
      getItem: (name: string) => (Object.hasOwn(storage, name) ? storage[name] : null),
      setItem: (name: string, text: string) => void Object.assign(storage, { [name]: text }),
      removeItem: (name: string) => void Reflect.deleteProperty(storage, name),
    }),
    entries,
  )
  vi.stubGlobal('localStorage', storage)
  return storage
}
