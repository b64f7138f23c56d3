import type { Host } from '@calm-rest/contract/widget'
import { useMemo, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { addressOf } from '../site/addresses.ts'
import { createSessionPort } from '../site/session-port.ts'
import { useSite } from '../site/site.ts'

/** The shell as a widget sees it (see `Host` in the contract). */
export const useHostPort = (onFailed: () => void): Host => {
  const { api, head, language, session } = useSite()
  const navigate = useNavigate()
  const latest = useRef({ navigate, onFailed })
  latest.current = { navigate, onFailed }
  return useMemo(
    () => ({
      get lang() {
        return language.getState().lang
      },
      api,
      href: (to) => (to.screen === 'back' ? '/' : addressOf(to)),
      navigate: (to) => {
        if (to.screen === 'back') void latest.current.navigate(-1)
        else void latest.current.navigate(addressOf(to))
      },
      session: createSessionPort(session, api),
      report: (event) => {
        if (event.type === 'failed') {
          console.error(event.message)
          latest.current.onFailed()
        }
        if (event.type === 'titled') head.named(event)
      },
    }),
    [api, head, language, session],
  )
}
