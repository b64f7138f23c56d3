import type { GoogleSignIn } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useRef, useState } from 'react'

type GoogleFailure = Extract<GoogleSignIn, { ok: false }>['failure']

type GoogleState = { status: 'idle' | 'waiting' } | { status: 'failed'; failure: GoogleFailure }

/** Sign-in with Google through the host. A press while one is under way begins anew and ends the former. */
export const useGoogle = () => {
  const host = useHost()
  const presses = useRef(0)
  const [state, setState] = useState<GoogleState>({ status: 'idle' })
  const pressed = async () => {
    presses.current += 1
    const press = presses.current
    setState({ status: 'waiting' })
    const result = await host.session.signInWithGoogle()
    // the former one was cancelled, and nobody needs to hear of it
    if (press !== presses.current) return
    setState(result.ok ? { status: 'idle' } : { status: 'failed', failure: result.failure })
  }
  return { state, pressed }
}
