import type { StaffTexts } from '@calm-rest/contract/staff'
import { missingIn, type ScreenContent, type TextScreen, textScreens } from '@calm-rest/contract/texts'
import { HostLink } from '@calm-rest/federation/widget'
import { Badge } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { usePropertyLanguages } from '../api/property-languages.ts'
import { toSection } from '../navigation/sections.ts'
import { languageName } from '../parts/language-name.ts'
import * as parts from '../parts/parts.module.css'
import { useLang } from '../use-lang.ts'
import { MissingTexts } from './missing-texts.tsx'
import * as styles from './texts.module.css'

type Sections = StaffTexts['screens'][string]

/** The content of sections, without their versions. */
export const contentOf = (sections: Sections): ScreenContent =>
  Object.fromEntries(Object.entries(sections).map(([name, { content }]) => [name, content]))

/** The screens of the site, each with what its languages lack. */
export const ScreenList = ({ screens }: { screens: StaffTexts['screens'] }) => {
  const { t } = useTranslation()
  return (
    <div className={styles.page}>
      <p className={styles.lead}>{t('texts.lead')}</p>
      <MissingTexts />
      <ul className={styles.screens}>
        {textScreens.map((screen) => (
          <li key={screen}>
            <Screen screen={screen} sections={screens[screen] ?? {}} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const Screen = ({ screen, sections }: { screen: TextScreen; sections: Sections }) => {
  const { t } = useTranslation()
  const pageLang = useLang()
  const content = contentOf(sections)
  const missing = usePropertyLanguages()
    .map((lang) => ({ lang, count: missingIn(screen, content, lang) }))
    .filter(({ count }) => count > 0)
  return (
    <HostLink to={toSection({ section: 'texts', screen })} className={styles.screen}>
      <strong>{t(`texts.screen.${screen}`)}</strong>
      {missing.length === 0 && <span className={parts.soft}>{t('texts.complete')}</span>}
      {missing.map(({ lang, count }) => (
        <Badge key={lang} tone="sun">
          {t('texts.missing', { count, lang: languageName(pageLang, lang) })}
        </Badge>
      ))}
    </HostLink>
  )
}
