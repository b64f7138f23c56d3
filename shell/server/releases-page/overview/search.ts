import type { Subject } from '@calm-rest/releases'
import { z } from 'zod'
import type { PublishedVersion } from '../story/story-facts.ts'
import type { OverviewRow } from './overview-facts.ts'

/** Most characters of a search: longer than a remote, a version and a commit. */
export const searchChars = 120

/** The search in an address; what is longer is cut. */
export const parseSearch = z
  .string()
  .catch('')
  .transform((text) => text.trim().slice(0, searchChars))

const wordsOf = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean)

const textOf = ({ version, publisher }: PublishedVersion) =>
  [version, publisher?.team, publisher?.by, publisher?.repository, publisher?.commit, publisher?.ref].join(
    ' ',
  )

/** Whether every word of a search stands in one of these texts; an empty search does. */
export const holdsWords = (search: string, texts: readonly (string | undefined)[]): boolean => {
  const all = texts.join(' ').toLowerCase()
  return wordsOf(search).every((word) => all.includes(word))
}

/** A row that a search found, with the reason; without one if it is the remote or its team. */
export interface Found {
  row: OverviewRow
  versions: PublishedVersion[]
  uses: Subject[]
}

/** Remotes in which every word of the search stands: in name and team, with one of their versions or of what they use. */
export const findRemotes = (rows: readonly OverviewRow[], search: string): Found[] => {
  const words = wordsOf(search)
  return rows.flatMap((row) => {
    const own = `${row.remote} ${row.owner ?? ''}`.toLowerCase()
    const beyond = words.filter((word) => !own.includes(word))
    if (beyond.length === 0) return { row, versions: [], uses: [] }
    const holdsAll = (text: string) => beyond.every((word) => text.toLowerCase().includes(word))
    const versions = row.versions.filter((one) => holdsAll(textOf(one)))
    const uses = row.uses.filter(holdsAll)
    return versions.length + uses.length > 0 ? { row, versions, uses } : []
  })
}
