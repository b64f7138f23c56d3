import { filtersOf, type ReviewListProps } from './load.ts'

/** Whether the list leaves reviews out. */
export const isFiltered = (search: ReviewListProps) =>
  Object.values(filtersOf(search)).some((value) => value !== undefined)

/** Key of the words that name the list. */
export const entriesKeyOf = (search: ReviewListProps) => {
  if (isFiltered(search)) return 'filter.matching'
  if (search.sort === 'highest') return 'filter.entriesHighest'
  return search.sort === 'lowest' ? 'filter.entriesLowest' : 'list.entries'
}
