import { Alert, Button, GoogleMark, VisuallyHidden } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as styles from '../login.module.css'
import { useGoogle } from './use-google.ts'
import { useGoogleFailure } from './use-google-failure.ts'

/** The way on after a success is that of every sign-in: the host tells of it. */
export const GoogleSignIn = () => {
  const { t } = useTranslation()
  const { state, pressed } = useGoogle()
  const wordsOf = useGoogleFailure()
  const isWaiting = state.status === 'waiting'
  return (
    <div className={styles.google}>
      {state.status === 'failed' && <Alert tone="danger" title={wordsOf(state.failure)} />}
      {/* never disabled: a window that got lost is opened again by another press */}
      <Button
        variant="secondary"
        wide
        icon={<GoogleMark />}
        aria-busy={isWaiting || undefined}
        onClick={() => void pressed()}
      >
        {isWaiting ? t('google.waiting') : t('google.submit')}
      </Button>
      <VisuallyHidden>
        <span role="status">{isWaiting ? t('google.waiting') : ''}</span>
      </VisuallyHidden>
    </div>
  )
}
