import { useEffect, useRef, useState } from 'react'
import { useDesk } from '../api/desk-context.ts'
import { createUploads, type Upload } from './uploads.ts'

/** Photographs of a room that are on their way; those of an earlier visit go first. */
export const useUploads = (roomId: string, onArrived: () => void) => {
  const { call } = useDesk()
  const arrived = useRef(onArrived)
  arrived.current = onArrived
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const [sender] = useState(() =>
    createUploads({
      roomId,
      send: (file, onSent) => call('addPhotograph', { params: { roomId } }, { file, onSent }),
      onChanged: setUploads,
      onArrived: () => arrived.current(),
    }),
  )
  useEffect(() => {
    void sender.resume()
    addEventListener('online', sender.retryAll)
    return () => removeEventListener('online', sender.retryAll)
  }, [sender])
  return { uploads, sender }
}
