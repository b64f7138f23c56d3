import { useTranslation } from 'react-i18next'
import { useAct } from '../api/use-act.ts'
import type { PasskeyOutcome } from './passkeys.ts'

/** One attempt with a passkey at a time, and why the last one did not work. */
export const usePasskey = <Value>(onDone: (value: Value) => void) => {
  const { t } = useTranslation()
  const { busy, problem, act } = useAct(onDone)
  const use = (attempt: () => Promise<PasskeyOutcome<Value>>) =>
    act(async () => {
      const outcome = await attempt()
      return outcome === 'not_used' ? { ok: false, words: t('signIn.notUsed') } : outcome
    })
  return { busy, problem, use }
}
