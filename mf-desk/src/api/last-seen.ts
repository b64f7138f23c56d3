/** The last responses of the API on this device, for when it is unreachable. Signing out deletes them. */
const prefix = 'calm-rest-desk '

export interface LastSeen<Value> {
  value: Value
  /** ISO 8601. */
  seenAt: string
}

export const readLastSeen = <Value>(key: string): LastSeen<Value> | undefined => {
  try {
    return JSON.parse(localStorage.getItem(prefix + key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Whether an entry of this name may exist; true if the device has no storage to look in. */
export const mayHaveLastSeen = (key: string): boolean => {
  try {
    return localStorage.getItem(prefix + key) !== null
  } catch {
    return true
  }
}

export const writeLastSeen = (key: string, value: unknown, now: Date): void => {
  try {
    localStorage.setItem(prefix + key, JSON.stringify({ value, seenAt: now.toISOString() }))
  } catch {}
}

export const forgetLastSeen = (): void => {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {}
}
