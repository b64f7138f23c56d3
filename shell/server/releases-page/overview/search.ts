import { z } from 'zod'
import type { VersionFacts } from '../story/story-facts.ts'
import type { OverviewRow } from './overview-facts.ts'

/** Most characters of a search: longer than a remote, a version and a commit. */
export const searchChars = 120

/** The search in an address; what is longer is cut. */
export const parseSearch = z
  .string()
  .catch('')
  .transform((text) => text.trim().slice(0, searchChars))

const wordsOf = (search: string) => search.toLowerCase().split(/\s+/).filter(Boolean)

const textOf = ({ version, publisher }: VersionFacts) =>
  [version, publisher?.team, publisher?.by, publisher?.repository, publisher?.commit, publisher?.ref]
    .join(' ')
    .toLowerCase()

/** Whether every word of a search stands in one of these texts; an empty search does. */
export const holdsWords = (search: string, texts: readonly (string | undefined)[]): boolean => {
  const all = texts.join(' ').toLowerCase()
  return wordsOf(search).every((word) => all.includes(word))
}

/** A row that a search found, with the versions that are the reason. */
export interface Found {
  row: OverviewRow
  /** Empty if the remote or its team is the reason. */
  versions: VersionFacts[]
}

/** Remotes in which every word of the search stands: in their name, their team, or one of their versions. */
export const findRemotes = (rows: readonly OverviewRow[], search: string): Found[] => {
  const words = wordsOf(search)
  return rows.flatMap((row) => {
    const own = `${row.remote} ${row.owner ?? ''}`.toLowerCase()
    const beyond = words.filter((word) => !own.includes(word))
    if (beyond.length === 0) return { row, versions: [] }
    const versions = row.versions.filter((one) => beyond.every((word) => textOf(one).includes(word)))
    return versions.length > 0 ? { row, versions } : []
  })
}
