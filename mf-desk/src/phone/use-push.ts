import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../session/desk-context.ts'
import { failureWords } from '../session/failure-words.ts'
import {
  isPushOn,
  type PushSupport,
  pushSupport,
  type SwitchedOn,
  switchPushOff,
  switchPushOn,
} from './push.ts'

export type PushState = { status: 'looking' } | { status: 'ready'; support: PushSupport; isOn: boolean }

/** Whether this device is told anything, and the switch. */
export const usePush = (publicKey: string) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const [state, setState] = useState<PushState>({ status: 'looking' })
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isTested, setTested] = useState(false)

  const look = useCallback(async () => {
    const [support, isOn] = await Promise.all([pushSupport(), isPushOn()])
    setState({ status: 'ready', support, isOn })
  }, [])
  useEffect(() => void look(), [look])

  const act = async (attempt: () => Promise<SwitchedOn>): Promise<boolean> => {
    setBusy(true)
    setProblem(undefined)
    setTested(false)
    const result = await attempt()
    const isDone = typeof result !== 'string' && result.ok
    if (typeof result === 'string') setProblem(t(`phone.${result}`))
    else if (!result.ok) setProblem(failureWords(result.failure, t))
    await look()
    setBusy(false)
    return isDone
  }
  return {
    ...{ state, busy, problem, isTested },
    switchOn: () => act(() => switchPushOn(call, publicKey)),
    switchOff: () => act(() => switchPushOff(call)),
    test: async () => setTested(await act(() => call('testPush', {}))),
  }
}
