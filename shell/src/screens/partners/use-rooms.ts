import type { Room } from '@calm-rest/contract/api'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../../site/site.ts'

const none: readonly Room[] = []

/** Rooms to choose from, named in the language of the page; none until they are there. */
export const useRooms = (): readonly Room[] => {
  const { api } = useSite()
  const { i18n } = useTranslation()
  const lang = i18n.language
  const [found, setFound] = useState<{ lang: string; rooms: readonly Room[] }>()
  useEffect(() => {
    const stop = new AbortController()
    void api.rooms.list(undefined, { signal: stop.signal }).then((result) => {
      if (result.ok && !stop.signal.aborted) setFound({ lang, rooms: result.value })
    })
    return () => stop.abort()
  }, [api, lang])
  return found?.lang === lang ? found.rooms : none
}
