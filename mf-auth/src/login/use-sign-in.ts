import { delays } from '@calm-rest/contract/limits'
import type { Credentials, SessionUser, StayDraft } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useEffect, useEffectEvent, useRef } from 'react'

/** Signs in through the host and goes on to the booking page with the stay. */
export const useSignIn = (stay: StayDraft) => {
  const host = useHost()
  // the session's event comes after our own sign-in, too, which redirects after a delay of its own
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
  // replaces this screen: Back from booking would only lead through it to booking again
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

/** Credentials of the form, as the host takes them. */
export const readCredentials = (data: FormData): Credentials => ({
  email: textOf(data, 'email'),
  // sent as it was typed, spaces included
  password: String(data.get('password') ?? ''),
  remember: data.has('remember'),
})
