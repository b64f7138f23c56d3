import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import {
  isPushOn,
  type PushSupport,
  pushSupport,
  type SwitchedOn,
  switchPushOff,
  switchPushOn,
} from './push.ts'

export type PushState = { status: 'looking' } | { status: 'ready'; support: PushSupport; isOn: boolean }

/** Whether this device gets push messages, with the switch. */
export const usePush = (publicKey: string) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const [state, setState] = useState<PushState>({ status: 'looking' })
  const { busy, problem, act } = useAct()
  const [isTested, setTested] = useState(false)

  const look = useCallback(async () => {
    const [support, isOn] = await Promise.all([pushSupport(), isPushOn()])
    setState({ status: 'ready', support, isOn })
  }, [])
  useEffect(() => void look(), [look])

  const attempt = (work: () => Promise<SwitchedOn>): Promise<boolean> => {
    setTested(false)
    return act(async () => {
      const outcome = await work()
      await look()
      return typeof outcome === 'string' ? { ok: false, words: t(`phone.${outcome}`) } : outcome
    })
  }
  return {
    state,
    busy,
    problem,
    isTested,
    switchOn: () => attempt(() => switchPushOn(call, publicKey)),
    switchOff: () => attempt(() => switchPushOff(call)),
    test: async () => setTested(await attempt(() => call('testPush', {}))),
  }
}
