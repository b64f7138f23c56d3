import { type RefObject, useEffect, useState } from 'react'

export interface LoggedEvent {
  number: number
  name: string
  detail: unknown
}

const mostShown = 6

/**
 * Events of the elements in a frame, newest last. `page` is the frame's content: another one starts again.
 */
export const useEventLog = (
  frame: RefObject<HTMLIFrameElement | null>,
  page: string,
): readonly LoggedEvent[] => {
  const [log, setLog] = useState<{ page: string; events: readonly LoggedEvent[] }>({ page, events: [] })
  useEffect(() => {
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return
      if (data?.source !== 'calm-rest-playground') return
      setLog((before) => {
        const events = before.page === page ? before.events : []
        const number = (events.at(-1)?.number ?? 0) + 1
        return {
          page,
          events: [...events, { number, name: data.name, detail: data.detail }].slice(-mostShown),
        }
      })
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [frame, page])
  return log.page === page ? log.events : []
}
