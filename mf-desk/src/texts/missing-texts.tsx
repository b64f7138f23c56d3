import type { StaffMissingTexts } from '@calm-rest/contract/staff'
import { isTextScreen } from '@calm-rest/contract/texts'
import { HostLink } from '@calm-rest/federation/widget'
import { useTranslation } from 'react-i18next'
import { usePropertyLanguages } from '../api/property-languages.ts'
import { useAnswer } from '../api/use-answer.ts'
import { toSection } from '../navigation/sections.ts'
import { languageName } from '../parts/language-name.ts'
import { useLang } from '../use-lang.ts'
import * as styles from './texts.module.css'

type Language = StaffMissingTexts['languages'][number]
type Missing = Language['missing'][number]

/** Everything that the languages of the property lack, with the way to where it is written. */
export const MissingTexts = () => {
  const { answer } = useAnswer('readMissingTexts', {})
  const languages = usePropertyLanguages()
  if (answer.status !== 'ready') return null
  const lacking = answer.value.languages.filter(
    ({ lang, missing }) => languages.includes(lang) && missing.length > 0,
  )
  return lacking.map((one) => <MissingIn key={one.lang} language={one} />)
}

const MissingIn = ({ language: { lang, missing } }: { language: Language }) => {
  const { t } = useTranslation()
  const name = languageName(useLang(), lang)
  const count = missing.reduce((sum, one) => sum + one.count, 0)
  return (
    <details className={styles.lacking}>
      <summary className={styles.legend}>{t('texts.missing', { count, lang: name })}</summary>
      <ul className={styles.places}>
        {missing.map((one) => (
          <li key={`${one.kind} ${one.id}`}>
            <HostLink to={placeOf(one, lang)}>
              {isTextScreen(one.id) && one.kind === 'page' ? t(`texts.screen.${one.id}`) : one.name}
            </HostLink>{' '}
            <span className={styles.count}>
              {t('texts.missingOf', { kind: t(`texts.kind.${one.kind}`), count: one.count })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Where the text is written; its field gets the focus. */
const placeOf = ({ kind, id }: Missing, missing: Language['lang']) => {
  switch (kind) {
    case 'page':
      return toSection({ section: 'texts', screen: id, missing })
    case 'room':
      return toSection({ section: 'property', room: id, missing })
    case 'amenity':
      return toSection({ section: 'property', amenity: id, missing })
    case 'plan':
      return toSection({ section: 'prices', rule: `plans/${id}`, missing })
    case 'extra':
      return toSection({ section: 'prices', rule: `extras/${id}`, missing })
    case 'tax':
      return toSection({ section: 'prices', rule: `taxes/${id}`, missing })
  }
}
