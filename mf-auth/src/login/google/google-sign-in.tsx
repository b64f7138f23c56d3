import type { GoogleSignIn as GoogleResult } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { Alert, Button, GoogleMark, VisuallyHidden } from '@calm-rest/ui'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from '../login.module.css'

/** After a success the session's event leads on, as for every sign-in. */
export const GoogleSignIn = () => {
  const { t } = useTranslation()
  const { state, press } = useGoogle()
  const wordsOf = useGoogleFailure()
  const isWaiting = state.status === 'waiting'
  return (
    <div className={styles.google}>
      {state.status === 'failed' && <Alert tone="danger" title={wordsOf(state.failure)} />}
      {/* never disabled: a window that got lost is opened again by another press */}
      <Button
        variant="secondary"
        size="large"
        wide
        icon={<GoogleMark />}
        aria-busy={isWaiting || undefined}
        onClick={() => void press()}
      >
        {isWaiting ? t('google.waiting') : t('google.submit')}
      </Button>
      <VisuallyHidden>
        <span role="status">{isWaiting ? t('google.waiting') : ''}</span>
      </VisuallyHidden>
    </div>
  )
}

type GoogleFailure = Extract<GoogleResult, { ok: false }>['failure']

/** The words for a failure: ours for the window, the server's for its refusal, or a general one. */
const useGoogleFailure = () => {
  const { t } = useTranslation()
  const reasonOf = (failure: GoogleFailure): string | undefined => {
    switch (failure.kind) {
      case 'google':
        return t(`google.problem.${failure.problem}`)
      case 'api':
        return failure.body.error || undefined
      case 'network':
        return t('login.offline')
      default:
        return undefined
    }
  }
  return (failure: GoogleFailure): string => {
    const reason = reasonOf(failure)
    return reason === undefined ? t('google.failed') : t('google.failedBecause', { reason })
  }
}

type GoogleState = { status: 'idle' | 'waiting' } | { status: 'failed'; failure: GoogleFailure }

/** Sign-in with Google through the host. A press during one ends it and starts again. */
const useGoogle = () => {
  const host = useHost()
  const presses = useRef(0)
  const [state, setState] = useState<GoogleState>({ status: 'idle' })
  const press = async () => {
    presses.current += 1
    const press = presses.current
    setState({ status: 'waiting' })
    const result = await host.session.signInWithGoogle()
    // a later press cancelled this attempt: its outcome is not shown
    if (press !== presses.current) return
    setState(result.ok ? { status: 'idle' } : { status: 'failed', failure: result.failure })
  }
  return { state, press }
}
