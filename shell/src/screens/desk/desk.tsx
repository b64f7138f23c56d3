import { hotel } from '@calm-rest/contract/hotel'
import type { WordsByLang } from '@calm-rest/i18n'
import { Container, ErrorState, Logo } from '@calm-rest/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { ScreenLink } from '../../links/screen-link.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'
import { useLinkToken } from '../use-link-token.ts'
import * as styles from './desk.module.css'
import { DeskSheet } from './desk-sheet.tsx'
import { useDeskLink } from './use-desk-link.ts'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "desk-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "desk-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "desk-zh" */ './locales/zh.json'),
}

/**
 * For the owner, from a mail on a phone: the subject of the link, and its one action. Without such a link it
 * forwards to the front desk.
 */
export const Desk = () => {
  const token = useLinkToken()
  const { places } = useSite()
  const leadsOn = token === '' && places?.routes.some(({ path }) => path.startsWith('/desk/'))
  if (leadsOn) return <ToFrontDesk />
  return (
    <ScreenWords namespace="desk" words={words}>
      <LinkPage token={token} />
    </ScreenWords>
  )
}

/** By the hook, which every page has already: React Router's component for it would be bytes of guests' pages. */
const ToFrontDesk = () => {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  useEffect(() => {
    void navigate({ pathname: '/desk/today', search, hash }, { replace: true })
  }, [navigate, search, hash])
  return null
}

const LinkPage = ({ token }: { token: string | undefined }) => {
  const { t } = useTranslation('desk')
  const { state, read, used } = useDeskLink(token)
  const title = state.status === 'ready' ? t(`${state.link.about}.${state.link.action}.title`) : t('title')
  return (
    <Container width="form" className={styles.page}>
      <ScreenLink to="/" className={styles.home} aria-label={t('home', { name: hotel.name })}>
        <Logo name={hotel.name} />
      </ScreenLink>
      <h1 className={styles.title}>{title}</h1>
      {state.status === 'loading' && <p role="status">{t('loading')}</p>}
      {state.status === 'invalid' && <ErrorState>{t('invalid')}</ErrorState>}
      {state.status === 'offline' && (
        <ErrorState retryLabel={t('again')} onRetry={() => void read()}>
          {t('offline')}
        </ErrorState>
      )}
      {state.status === 'ready' && token && (
        <DeskSheet token={token} link={state.link} justUsed={state.used} onUsed={used} />
      )}
    </Container>
  )
}
