import type { Failure } from '@calm-rest/contract/api'
import type { StaffSession } from '@calm-rest/contract/staff'
import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetLastSeen, mayHaveLastSeen, readLastSeen, writeLastSeen } from '../api/last-seen.ts'
import { createLive } from '../api/live.ts'
import { createStaffApi, isFailure } from '../api/staff-api.ts'
import { leavePush } from '../phone/push.ts'
import { forgetUnsent } from '../photographs/unsent.ts'
import { prove } from './passkeys.ts'

export type SessionState =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  /** `isOver`: somebody was signed in a moment ago. */
  | { status: 'signed_out'; isOver: boolean }
  | { status: 'signed_in'; session: StaffSession }

const storedAs = 'session'

/** The member who is signed in at this desk, and their API. */
export const useSession = (lang: string) => {
  const [state, setState] = useState<SessionState>({ status: 'loading' })
  const language = useRef(lang)
  language.current = lang
  const [{ call, live }] = useState(() => {
    const live = createLive()
    const call = createStaffApi({
      lang: () => language.current,
      prove,
      holdWhile: live.holdWhile,
      onSignedOut: () => {
        forgetLastSeen()
        setState(({ status }) => ({ status: 'signed_out', isOver: status === 'signed_in' }))
      },
      onStale: live.lookAnew,
    })
    return { call, live }
  })

  /** A response to an earlier request must not sign a member in again who is leaving or has left. */
  const isLeaving = useRef(false)
  const began = useCallback((session: StaffSession) => {
    isLeaving.current = false
    writeLastSeen(storedAs, session, new Date())
    setState({ status: 'signed_in', session })
  }, [])
  const look = useCallback(async () => {
    // nobody has signed in on this device, so there is nothing to request
    if (!mayHaveLastSeen(storedAs)) return setState({ status: 'signed_out', isOver: false })
    const result = await call('readSession', {})
    if (result.ok) return began(result.value)
    // onSignedOut has said so already
    if (isFailure(result, 'unauthorized')) return
    // offline, the last member sees what they saw last
    const last = readLastSeen<StaffSession>(storedAs)
    const isReachable = result.failure.kind === 'api'
    if (last && !isReachable) setState({ status: 'signed_in', session: last.value })
    else setState({ status: 'failed', failure: result.failure })
  }, [call, began])
  /** If the API is unreachable, nothing changes. */
  const lookAgain = useCallback(async () => {
    const result = await call('readSession', {})
    if (result.ok && !isLeaving.current) began(result.value)
  }, [call, began])
  const signOut = useCallback(async () => {
    isLeaving.current = true
    const result = await call('signOut', {})
    // a member whose session continues must not look signed out: only the server can end its cookie
    isLeaving.current = result.ok
    if (!result.ok) return result
    forgetLastSeen()
    forgetUnsent()
    setState({ status: 'signed_out', isOver: false })
    await leavePush()
    return result
  }, [call])

  useEffect(() => void look(), [look])
  const memberId = state.status === 'signed_in' ? state.session.member.id : undefined
  useEffect(() => (memberId ? live.follow() : undefined), [memberId, live])
  useEffect(
    () =>
      live.on(({ kind, id }) => {
        // somebody has ended this session, or changed its member's role; a member who leaves knows it
        if (memberId && !isLeaving.current && (kind === 'all' || (kind === 'member' && id === memberId)))
          void lookAgain()
      }),
    [memberId, live, lookAgain],
  )

  return { state, call, live, began, signOut, look }
}
