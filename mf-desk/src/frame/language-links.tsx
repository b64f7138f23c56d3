import { useHost } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import { useLang } from '../use-lang.ts'
import { deskLangs, languages } from '../words.ts'
import * as styles from './language-links.module.css'
import { rememberLang } from './remembered-lang.ts'

/** Links to the same page in another language; this device remembers the last one. */
export const LanguageLinks = () => {
  const { t } = useTranslation()
  const lang = useLang()
  const host = useHost()
  const [path] = host.href({ screen: 'remote-route', path: '/desk/today' }).split('?')
  return (
    <nav className={styles.links} aria-label={t('language')}>
      {deskLangs.map((other) => (
        <a
          key={other}
          lang={other}
          href={`${path}?lang=${other}`}
          aria-current={other === lang ? 'true' : undefined}
          className={styles.link}
          onClick={() => rememberLang(other)}
        >
          {languages[other].name}
        </a>
      ))}
    </nav>
  )
}
