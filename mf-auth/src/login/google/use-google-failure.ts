import type { GoogleSignIn } from '@calm-rest/contract/widget'
import { useTranslation } from 'react-i18next'

type GoogleFailure = Extract<GoogleSignIn, { ok: false }>['failure']

/** The words for what went wrong: ours for the window, the server's for its refusal, or that it failed. */
export const useGoogleFailure = () => {
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
