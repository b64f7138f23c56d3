import type { StaffRoomType } from '@calm-rest/contract/staff'
import { useHost } from '@calm-rest/federation/widget'
import { useMemo, useState } from 'react'
import { afterSaving, freshDraft, parseDraft, type RoomValues, rebase, valuesOf } from './room-values.ts'

const draftName = (roomId: string) => `desk-room-${roomId}`

/** Moves a room's draft to its new id. */
export const useMoveRoomDraft = () => {
  const { drafts } = useHost()
  return (roomId: string, next: string) => {
    const typed = drafts?.read(draftName(roomId))
    if (typed === undefined || typed === null) return
    drafts?.write(draftName(next), typed)
    drafts?.forget(draftName(roomId))
  }
}

/** Deletes the draft of a room that no longer exists. */
export const useForgetRoomDraft = () => {
  const { drafts } = useHost()
  return (roomId: string) => drafts?.forget(draftName(roomId))
}

/** Draft of a room. It stays in this tab until it is saved, through a failure and a reload. */
export const useRoomDraft = (room: StaffRoomType) => {
  const { drafts: store } = useHost()
  const name = draftName(room.roomId)
  const stored = useMemo(() => valuesOf(room), [room])
  const [typed, setTyped] = useState(() => parseDraft(store?.read(name), stored) ?? freshDraft(stored))
  const draft = useMemo(() => rebase(typed, stored), [typed, stored])
  const { values, contested } = draft
  return {
    values,
    /** Fields changed both here and by others, with the others' values. */
    contested,
    stored,
    isDirty: Object.keys(stored).some((field) => values[field] !== stored[field]),
    set: (field: string, value: string) => {
      const next = { ...draft, values: { ...values, [field]: value } }
      setTyped(next)
      store?.write(name, next)
    },
    /** Puts drafts into empty fields, and returns the names of those. */
    fill: (drafts: readonly { field: string; text: string }[]): string[] => {
      const empty = drafts.filter(({ field }) => values[field]?.trim() === '')
      const texts = Object.fromEntries(empty.map(({ field, text }) => [field, text]))
      const next = { ...draft, values: { ...values, ...texts } }
      setTyped(next)
      store?.write(name, next)
      return empty.map(({ field }) => field)
    },
    /** These values were saved; others may have been typed meanwhile. */
    saved: (sent: RoomValues) =>
      setTyped((now) => {
        const next = afterSaving(now, sent)
        if (isSame(next.values, sent)) store?.forget(name)
        else store?.write(name, next)
        return next
      }),
    /** Discards it. */
    forget: () => {
      setTyped(freshDraft(stored))
      store?.forget(name)
    },
  }
}

const isSame = (one: RoomValues, other: RoomValues) =>
  Object.keys(one).every((field) => one[field] === other[field])

export type RoomDraftState = ReturnType<typeof useRoomDraft>
