import { useHost } from '@calm-rest/federation/widget'
import { useState } from 'react'

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')

/**
 * Fields of a form with a machine's draft that nobody has changed or saved yet. They are marked in this tab until then,
 * through a reload.
 */
export const useProposed = (form: string) => {
  const { drafts } = useHost()
  const key = `desk-proposed-${form}`
  const [fields, setFields] = useState<readonly string[]>(() => {
    const kept = drafts?.read(key)
    return isList(kept) ? kept : []
  })
  const keep = (next: readonly string[]) => {
    setFields(next)
    if (next.length > 0) drafts?.write(key, next)
    else drafts?.forget(key)
  }
  return {
    has: (field: string) => fields.includes(field),
    add: (more: readonly string[]) => keep([...new Set([...fields, ...more])]),
    /** Somebody has changed it. */
    remove: (field: string) => fields.includes(field) && keep(fields.filter((one) => one !== field)),
    /** After a save, or to discard them. */
    clear: () => keep([]),
  }
}

export type Proposed = ReturnType<typeof useProposed>
