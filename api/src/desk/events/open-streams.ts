import { staffLimits } from '@calm-rest/contract/staff'

type StreamLimits = Record<keyof typeof staffLimits.streams, number>

interface OpenStream {
  sessionId: string
  memberId: string
  /** Ends the stream, after its page was told why. */
  supersede: () => void
}

/**
 * Streams of this process. If a session, a member or all together reach their maximum, the oldest of them is replaced
 * by the new one, so that a page that was just opened always has a stream.
 */
export const createOpenStreams = ({ ofSession, ofMember, ofAll }: StreamLimits = staffLimits.streams) => {
  /** Oldest first. */
  const open = new Set<OpenStream>()
  const makeRoom = (most: number, isCounted: (stream: OpenStream) => boolean) => {
    const counted = [...open].filter(isCounted)
    for (const oldest of counted.slice(0, Math.max(0, counted.length - most + 1))) {
      open.delete(oldest)
      oldest.supersede()
    }
  }
  return {
    /** Returns a function to call when the stream has ended. */
    add: (stream: OpenStream): (() => void) => {
      makeRoom(ofSession, ({ sessionId }) => sessionId === stream.sessionId)
      makeRoom(ofMember, ({ memberId }) => memberId === stream.memberId)
      makeRoom(ofAll, () => true)
      open.add(stream)
      return () => void open.delete(stream)
    },
  }
}
