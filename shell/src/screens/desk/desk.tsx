import { hotel } from '@calm-rest/contract/hotel'
import type { WordsByLang } from '@calm-rest/i18n'
import { Container, ErrorState, Logo } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ScreenLink } from '../../links/screen-link.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useLinkToken } from '../use-link-token.ts'
import * as styles from './desk.module.css'
import { DeskSheet } from './desk-sheet.tsx'
import { useDeskLink } from './use-desk-link.ts'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "desk-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "desk-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "desk-zh" */ './locales/zh.json'),
}

/** For the owner, from a mail on a phone: what the link is about, and the one thing it can do. */
export const Desk = () => (
  <ScreenWords namespace="desk" words={words}>
    <DeskPage />
  </ScreenWords>
)

const DeskPage = () => {
  const { t } = useTranslation('desk')
  const token = useLinkToken()
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
