import type { Host, Lang, WidgetEvent } from '@calm-rest/contract/widget'
import { useMemo, useRef } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router-dom'
import { useDocumentHead } from '../head/document-head.ts'
import { useLinkLang } from '../links/use-link.ts'
import { addressOf, inLanguage } from '../routes/addresses.ts'
import { takeLinkToken } from '../site/link-token.ts'
import { useSite } from '../site/site.ts'

/** The shell's side of the contract with a widget (`Host`). */
export const useHostPort = (onEvent: (event: WidgetEvent) => void): Host => {
  const { api, drafts, facts, language, sessionPort } = useSite()
  const head = useDocumentHead()
  const navigate = useNavigate()
  const linkLang = useLinkLang()
  const latest = useRef({ navigate, onEvent, linkLang })
  latest.current = { navigate, onEvent, linkLang }
  return useMemo(
    () => ({
      get lang() {
        return language.getState().lang
      },
      api,
      href: (to) =>
        to.screen === 'back'
          ? inLanguage('/', latest.current.linkLang)
          : addressOf(to, latest.current.linkLang),
      navigate: (to, { replace = false } = {}) => {
        if (to.screen === 'back') goBack(latest.current.navigate, latest.current.linkLang)
        else {
          void latest.current.navigate(addressOf(to, latest.current.linkLang), { replace })
          // before anybody sees the address
          if (to.screen === 'booking') takeLinkToken()
        }
      },
      session: sessionPort,
      drafts,
      property: facts,
      report: (event) => {
        if (event.type === 'titled') head.subjectNamed(event)
        latest.current.onEvent(event)
      },
    }),
    [api, drafts, facts, head, language, sessionPort],
  )
}

/** One page back; where the visit began on this page, up to what it is a part of: /rooms/x to /rooms. */
const goBack = (navigate: NavigateFunction, lang: Lang | undefined) => {
  const pagesBefore = Number(history.state?.idx ?? 0)
  if (pagesBefore > 0) void navigate(-1)
  else void navigate(inLanguage(location.pathname.replace(/[^/]+\/?$/, ''), lang))
}
