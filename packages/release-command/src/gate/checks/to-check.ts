import type { Check } from '@calm-rest/releases'
import type { Finding } from './widget-check.ts'

/** Faults and notes of one check that a report shows. */
const shownMost = 3

/** Most characters of one fault or note: it may repeat what the release says. Every page of releases shows them. */
const shownChars = 1_000

/**
 * Findings of one widget as checks of its report. A fault that an earlier check found is not said again: the later names
 * that check.
 */
export const createToCheck = () => {
  const firstToSay = new Map<string, string>()
  return (name: string, { faults, notes = [] }: Finding): Check => {
    const own = [...new Set(faults.map(cut))]
    const fresh = own.filter((fault) => !firstToSay.has(fault))
    const others = new Set(own.flatMap((fault) => firstToSay.get(fault) ?? []))
    for (const fault of fresh) firstToSay.set(fault, name)
    const more = fresh.length > shownMost ? [`and ${fresh.length - shownMost} more`] : []
    const again = [...others].map((other) => `the same as in '${other}'`)
    const said =
      own.length > 0 ? [...fresh.slice(0, shownMost), ...more, ...again] : notes.slice(0, shownMost).map(cut)
    return { name, ok: own.length === 0, found: said.join(' | ') || 'as it should' }
  }
}

const cut = (text: string) => (text.length > shownChars ? `${text.slice(0, shownChars)} …` : text)
