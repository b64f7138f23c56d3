import type { Api, Result } from '@calm-rest/contract/api'
import type { Host, Lang, LoadInput, WidgetEvent } from '@calm-rest/contract/widget'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ViewProps } from './view.ts'
import type { WidgetDefinition } from './widget-definition.ts'

export interface RoomProps {
  id: string
  guests?: number
}

const View = ({ props, loaded, submitted }: ViewProps<RoomProps, string>) => {
  const { t } = useTranslation()
  const id = useId()
  if (loaded.status !== 'ready') return <p>{loaded.status}</p>
  return (
    <p id={id}>
      {t('room')} {loaded.data}, {props.guests ?? 1}
      {submitted && ', sent'}
    </p>
  )
}

const wordsOf = (room: string) => async () => ({ default: { room } })

/** A widget with words, data that depends on `id` only, and a view of both. */
export const roomWidget = (
  load: (input: LoadInput<RoomProps>) => Promise<Result<string>>,
): WidgetDefinition<RoomProps, string> => ({
  words: { en: wordsOf('Room'), de: wordsOf('Zimmer'), zh: wordsOf('房间') },
  load,
  loadKey: ({ id }) => id,
  View,
})

/** Returns the data of the requested room. */
export const found = async ({ props }: LoadInput<RoomProps>): Promise<Result<string>> => ({
  ok: true,
  value: props.id,
})

/** A page in English, and the events that it receives. */
export const aHost = (lang: Lang = 'en') => {
  const events: WidgetEvent[] = []
  const host = { lang, api: {} as Api, report: (event: WidgetEvent) => events.push(event) } as unknown as Host
  return { host, events }
}
