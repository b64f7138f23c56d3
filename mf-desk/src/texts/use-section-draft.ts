import type { StaffTextSection } from '@calm-rest/contract/staff'
import type { TextContent } from '@calm-rest/contract/texts'
import { useHost } from '@calm-rest/federation/widget'
import { useState } from 'react'

/** What was typed, and the version of the section that it began from. */
interface Draft {
  version: string
  content: TextContent
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && 'version' in value && 'content' in value

/** Draft of a section. It stays in this tab until it is saved, through a failure and a reload. */
export const useSectionDraft = (name: string, stored: StaffTextSection) => {
  const { drafts } = useHost()
  const key = `desk-texts-${name}`
  const [draft, setDraft] = useState<Draft | undefined>(() => {
    const kept = drafts?.read(key)
    return isDraft(kept) ? kept : undefined
  })
  return {
    content: draft?.content ?? stored.content,
    isDirty: draft !== undefined && JSON.stringify(draft.content) !== JSON.stringify(stored.content),
    /** Whether somebody else has changed the section since typing began. */
    isContested: draft !== undefined && draft.version !== stored.version,
    set: (content: TextContent) => {
      const next = { version: draft?.version ?? stored.version, content }
      setDraft(next)
      drafts?.write(key, next)
    },
    /** After a save, or to discard it. */
    forget: () => {
      setDraft(undefined)
      drafts?.forget(key)
    },
  }
}
