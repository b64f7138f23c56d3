import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

const storageKey = 'calm-rest-desk-view'

/** The current choices, by the names of the screens' choices. */
const shown = new Map<string, unknown>()

/** Keeps the choices for the next document in this tab, since another language is another page. */
export const keepView = (): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(shown)))
  } catch {
    // without storage the screen starts afresh
  }
}

let kept: Record<string, unknown> | undefined

/** Each is used once: a screen that is opened later starts afresh. */
const take = (name: string): unknown => {
  if (!kept) {
    try {
      kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>
      sessionStorage.removeItem(storageKey)
    } catch {
      kept = {}
    }
  }
  const value = kept[name]
  delete kept[name]
  return value
}

/** State of a screen that is there again after the language was changed; written and read as JSON. */
export const useKept = <Value>(
  name: string,
  begin: () => Value,
): [Value, Dispatch<SetStateAction<Value>>] => {
  const [value, setValue] = useState(() => (take(name) as Value | undefined) ?? begin())
  useEffect(() => {
    shown.set(name, value)
    return () => void shown.delete(name)
  }, [name, value])
  return [value, setValue]
}
