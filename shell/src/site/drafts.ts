import type { DraftPort } from '@calm-rest/contract/widget'
import type { SessionStore } from './session/index.ts'

const prefix = 'calm-rest-draft-'

/** How long a draft is stored after it was last written: long enough to look at rooms, too short for the next person. */
export const draftLifeMs = 60 * 60 * 1000

interface StoredDraft {
  at: number
  value: unknown
}

/** The tab's own storage, which no other tab reads; it may be switched off, and a page that lives on has its fields. */
type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

interface DraftDeps {
  session: SessionStore
  storage?: () => TabStorage
  now?: () => number
}

/** Drafts of this tab: see `DraftPort` in the contract. */
export const createDrafts = ({
  session,
  storage = () => sessionStorage,
  now = Date.now,
}: DraftDeps): DraftPort => {
  const attempt = <T>(work: (storage: TabStorage) => T): T | undefined => {
    try {
      return work(storage())
    } catch {
      return undefined
    }
  }
  const read = (key: string): StoredDraft | undefined =>
    attempt((stored) => JSON.parse(stored.getItem(key) ?? 'null') ?? undefined)
  const isOver = (draft: StoredDraft | undefined) => !draft || !(Math.abs(now() - draft.at) < draftLifeMs)

  const forgetWhere = (isForgotten: (key: string) => boolean) =>
    attempt((stored) => {
      const keys = Array.from({ length: stored.length }, (_, i) => stored.key(i) ?? '')
      for (const key of keys) if (key.startsWith(prefix) && isForgotten(key)) stored.removeItem(key)
    })
  const forgetOver = () => forgetWhere((key) => isOver(read(key)))
  let timer: ReturnType<typeof setTimeout> | undefined

  forgetOver()
  session.subscribe(({ user }, before) => {
    if (before.user && !user) forgetWhere(() => true)
  })
  return {
    read: (name) => {
      const draft = read(prefix + name)
      return isOver(draft) ? undefined : draft?.value
    },
    write: (name, value) => {
      attempt((stored) =>
        stored.setItem(prefix + name, JSON.stringify({ at: now(), value } satisfies StoredDraft)),
      )
      clearTimeout(timer)
      timer = setTimeout(forgetOver, draftLifeMs)
    },
    forget: (name) => attempt((stored) => stored.removeItem(prefix + name)),
  }
}
