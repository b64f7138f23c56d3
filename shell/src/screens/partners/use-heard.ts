import { type RefObject, useEffect, useState } from 'react'

export interface Heard {
  number: number
  name: string
  detail: unknown
}

const mostShown = 6

/** Events of the elements in a frame, the newest last. `page` is what the frame shows: another one begins anew. */
export const useHeard = (frame: RefObject<HTMLIFrameElement | null>, page: string): readonly Heard[] => {
  const [heard, setHeard] = useState<{ page: string; events: readonly Heard[] }>({ page, events: [] })
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return
      if (data?.source !== 'calm-rest-playground') return
      setHeard((before) => {
        const events = before.page === page ? before.events : []
        const number = (events.at(-1)?.number ?? 0) + 1
        return {
          page,
          events: [...events, { number, name: data.name, detail: data.detail }].slice(-mostShown),
        }
      })
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [frame, page])
  return heard.page === page ? heard.events : []
}
