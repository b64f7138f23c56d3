import type { DraftPort } from '@calm-rest/contract/widget'
import type { Handover } from '../handover.ts'

/** Milliseconds for which a draft is kept after its last change. */
export const draftLifeMs = 60 * 60 * 1000

interface Kept {
  writtenAt: number
  values: Map<string, unknown>
}

/**
 * Drafts of elements that left the page, in this module's memory only: storage here belongs to the partner,
 * whose scripts could read who is about to book, and when. They end with the page.
 */
const kept = new Map<string, Kept>()

interface Choice {
  room: string
  /** The previous room of the page's attribute. */
  before: string | undefined
}

const choices = new WeakMap<Element, Choice>()

/**
 * Records a room that the visitor chose for this element, before its attribute has it: the page may not know
 * of it.
 */
export const roomChosenFor = (element: Element, room: string): void => {
  choices.set(element, { room, before: roomOfPage(element, element.getAttribute('room') ?? undefined) })
}

const roomOfPage = (element: Element, room: string | undefined) => {
  const choice = choices.get(element)
  return choice && choice.room === room ? choice.before : room
}

/** Elements of one kind, partner and room replace each other; none of them gets another's input. */
const placeOf = ({ kind, element, query }: Handover): string => {
  const { partner, room } = query()
  return JSON.stringify([kind, partner, roomOfPage(element, room)])
}

export interface ElementDrafts {
  port: DraftPort
  /** Call after the attributes have changed. */
  follow(): void
  /** Call when the element leaves the page: the next one in its place starts with its drafts. */
  leave(): void
}

/**
 * Drafts of one element. It takes them over from the element before it, so two on the page at the same time
 * share none.
 */
export const takeDrafts = (handover: Handover, now = Date.now): ElementDrafts => {
  let place = placeOf(handover)
  const before = kept.get(place)
  kept.delete(place)
  const isOver = !before || handover.isReset || now() - before.writtenAt >= draftLifeMs
  let { writtenAt, values }: Kept = isOver ? { writtenAt: 0, values: new Map() } : before
  return {
    port: {
      read: (name) => values.get(name),
      write: (name, value) => {
        values.set(name, value)
        writtenAt = now()
      },
      forget: (name) => {
        values.delete(name)
      },
    },
    follow: () => {
      place = placeOf(handover)
    },
    leave: () => {
      if (values.size > 0) kept.set(place, { writtenAt, values })
    },
  }
}
