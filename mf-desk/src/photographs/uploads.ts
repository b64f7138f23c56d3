import type { Failure, Result } from '@calm-rest/contract/api'
import { isFailure, isPassing } from '../api/staff-api.ts'
import { HeicPhotograph, makeSmaller, type Picture, seePicture } from './make-smaller.ts'
import { alone, isGone, readUnsent, removeUnsent, storeUnsent } from './unsent.ts'

/** A photograph on its way. */
export interface Upload {
  id: string
  status: 'waiting' | 'sending' | 'failed'
  /** The part that has gone, from 0 to 1. */
  share: number
  /** Undefined until the file was read. */
  picture?: Picture
  /** Whether it was sent before: it may have arrived, and the answer not. */
  isAgain: boolean
  /** Whether it waits on the device. */
  isStored: boolean
  /** Why it failed; unreadable: a HEIC that neither browser nor server can read. */
  problem?: Failure | 'unreadable' | undefined
}

interface UploadDeps {
  roomId: string
  send: (file: Blob, onSent: (share: number) => void) => Promise<Result<unknown>>
  /** Called with all of them, whenever one has changed. */
  onChanged: (uploads: readonly Upload[]) => void
  onArrived: () => void
}

/** Sends photographs one by one, in the chosen order; those that fail wait on the device. */
export const createUploads = ({ roomId, send, onChanged, onArrived }: UploadDeps) => {
  let uploads: readonly Upload[] = []
  const files = new Map<string, Blob>()
  let isWorking = false

  const put = (next: readonly Upload[]) => {
    uploads = next
    onChanged(uploads)
  }
  const change = (id: string, changed: Partial<Upload>) =>
    put(uploads.map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)))
  const drop = async (id: string) => {
    files.delete(id)
    put(uploads.filter((upload) => upload.id !== id))
    await removeUnsent(roomId, id)
  }

  const read = async ({ id }: Upload) => {
    const picture = await makeSmaller(files.get(id) ?? new Blob())
    files.delete(id)
    const isStored = await storeUnsent(roomId, { id, blob: picture.blob })
    change(id, { picture, isStored })
  }
  const sendOne = async ({ id, isAgain, isStored }: Upload, { blob }: Picture) => {
    if (isStored && (await isGone(roomId, id))) {
      await drop(id)
      return onArrived()
    }
    change(id, { status: 'sending', share: 0 })
    const result = await send(blob, (share) => change(id, { share }))
    if (result.ok || (isAgain && isFailure(result, 'photograph_exists'))) {
      await drop(id)
      onArrived()
    } else change(id, { status: 'failed', problem: result.failure, isAgain: true })
  }
  const work = async () => {
    if (isWorking) return
    isWorking = true
    for (;;) {
      const waiting = uploads.filter(({ status }) => status === 'waiting')
      // all are on the device before the first is on the line
      const next = waiting.find(({ picture }) => !picture) ?? waiting[0]
      if (!next) break
      const { picture } = next
      await (picture ? alone(next.id, () => sendOne(next, picture)) : read(next)).catch((cause: unknown) =>
        change(next.id, {
          status: 'failed',
          problem: cause instanceof HeicPhotograph ? 'unreadable' : { kind: 'unexpected', status: 0 },
        }),
      )
    }
    isWorking = false
  }
  const again = (wanted: (upload: Upload) => boolean) => {
    put(
      uploads.map((upload) =>
        upload.status === 'failed' && wanted(upload)
          ? { ...upload, status: 'waiting', problem: undefined }
          : upload,
      ),
    )
    void work()
  }

  return {
    add: (chosen: readonly Blob[]) => {
      const fresh = chosen.map((file): Upload => {
        const id = crypto.randomUUID()
        files.set(id, file)
        return { id, status: 'waiting', share: 0, isAgain: false, isStored: false }
      })
      put([...uploads, ...fresh])
      void work()
    },
    /** Photographs that an earlier visit to this room could not send. */
    resume: async () => {
      const found = await Promise.all(
        (await readUnsent(roomId)).map(
          async ({ id, blob }): Promise<Upload> => ({
            id,
            status: 'waiting',
            share: 0,
            isAgain: true,
            isStored: true,
            picture: await seePicture(blob),
          }),
        ),
      )
      const known = new Set(uploads.map(({ id }) => id))
      put([...uploads, ...found.filter(({ id }) => !known.has(id))])
      void work()
    },
    retry: (id: string) => again((upload) => upload.id === id),
    /** The line is back. */
    retryAll: () => again(mayRetry),
    discard: drop,
  }
}

export type Uploads = ReturnType<typeof createUploads>

/** Whether a failure is temporary: a lost connection, a busy server, a room with too many photographs. */
export const mayRetry = ({ problem }: Upload): boolean =>
  problem !== undefined &&
  problem !== 'unreadable' &&
  (isPassing(problem) || (problem.kind === 'api' && problem.code === 'too_many_photographs'))
