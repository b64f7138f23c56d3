import { delays } from '@calm-rest/contract/limits'
import type { SessionUser, StayDraft } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useForm } from '@calm-rest/ui/form'
import { useEffect, useEffectEvent, useRef } from 'react'
import { readCredentials } from './read-credentials.ts'

/** Sign-in through the host, and the way on to the booking page with the stay. */
export const useSignIn = (stay: StayDraft) => {
  const host = useHost()
  // the host tells of our own sign-in too, but that one goes on in its own time
  const ownAttempt = useRef(false)
  const form = useForm<SessionUser>({
    send: async (data) => {
      ownAttempt.current = true
      const result = await host.session.signIn(readCredentials(data))
      ownAttempt.current = result.ok
      return result
    },
  })
  const done = form.result?.ok === true
  // in place of this screen: Back from booking would only lead through here to booking again
  const goOn = useEffectEvent(() => host.navigate({ screen: 'book', ...stay }, { replace: true }))

  useEffect(() => {
    const goOnIfSignedIn = () => {
      if (!ownAttempt.current && host.session.current()) goOn()
    }
    goOnIfSignedIn()
    return host.session.subscribe(goOnIfSignedIn)
  }, [host])

  useEffect(() => {
    if (!done) return
    const timer = setTimeout(() => goOn(), delays.loginRedirectMs)
    return () => clearTimeout(timer)
  }, [done])

  return { ...form, done }
}

export type SignIn = ReturnType<typeof useSignIn>
