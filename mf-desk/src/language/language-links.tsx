import { type DeskLang, deskLangs } from '@calm-rest/contract/staff'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'
import { deskLangOf, languages } from '../words.ts'
import { keepView } from './kept-view.ts'
import * as styles from './language-links.module.css'
import { rememberLang } from './remembered-lang.ts'
import { storedHash } from './stored-hash.ts'

/** Links to the same screen in another language, with the dates that are looked at; this device remembers the last one. */
export const LanguageLinks = () => {
  const { t } = useTranslation()
  const lang = deskLangOf(useLang())
  return (
    <nav className={styles.links} aria-label={t('language')}>
      {deskLangs.map((other) => (
        <a
          key={other}
          lang={other}
          href={addressIn(other)}
          aria-current={other === lang ? 'true' : undefined}
          className={styles.link}
          onClick={() => {
            rememberLang(other)
            keepView()
          }}
        >
          {languages[other].name}
        </a>
      ))}
      <p className={styles.unread}>{t('unreadLanguages')}</p>
    </nav>
  )
}

/** Opened by a person, so there is an address. */
const addressIn = (lang: DeskLang): string => {
  const url = new URL(location.href)
  url.searchParams.set('lang', lang)
  return `${url.pathname}${url.search}${storedHash()}`
}
