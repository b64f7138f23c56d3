import type { Result } from '@calm-rest/contract/api'
import { staffLimits } from '@calm-rest/contract/staff'
import { useState } from 'react'
import { useAct } from './use-act.ts'
import type { Answer } from './use-answer.ts'

interface OlderOptions<Item> {
  /** The first page, kept up to date by `useAnswer`. */
  answer: Answer<Item[]>
  idOf: (item: Item) => string | number
  /** Reads the page after an item. */
  read: (before: string) => Promise<Result<Item[]>>
}

/**
 * The newest items and older ones without duplicates: an item that moved up from an older page is shown in
 * its new place.
 */
export const inOneList = <Item>(
  newest: readonly Item[],
  older: readonly Item[],
  idOf: (item: Item) => string | number,
): Item[] => {
  const known = new Set(newest.map(idOf))
  return [...newest, ...older.filter((item) => !known.has(idOf(item)))]
}

/** Pages of a list after the first, read on demand. */
export const useOlder = <Item>({ answer, idOf, read }: OlderOptions<Item>) => {
  const [older, setOlder] = useState<{ items: Item[]; isEnd: boolean }>()
  const { busy, problem, act } = useAct<Item[]>()
  const newest = answer.status === 'ready' ? answer.value : []
  const items = inOneList(newest, older?.items ?? [], idOf)
  const isEnd = older ? older.isEnd : newest.length < staffLimits.listed
  const last = items.at(-1)

  const showOlder = () =>
    act(async () => {
      const page = await read(String(last === undefined ? '' : idOf(last)))
      if (page.ok)
        setOlder((before) => ({
          items: [...(before?.items ?? []), ...page.value],
          isEnd: page.value.length < staffLimits.listed,
        }))
      return page
    })
  /** Discards the older pages after one of their items has changed. */
  const startAnew = () => setOlder(undefined)

  return { items, hasOlder: !isEnd && last !== undefined, busy, problem, showOlder, startAnew }
}
