import type { StaffTexts } from '@calm-rest/contract/staff'
import {
  groupsOf,
  missingIn,
  type TextScreen,
  textVariables,
  unwrittenPages,
} from '@calm-rest/contract/texts'
import type { Lang, To } from '@calm-rest/contract/widget'
import { HostLink, useHost } from '@calm-rest/federation/widget'
import { Button, FilterTabs, Icon, icons, VisuallyHidden } from '@calm-rest/ui'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFirstLanguage, usePropertyLanguages } from '../api/property-languages.ts'
import { toSection } from '../navigation/sections.ts'
import { useMissingField } from '../parts/use-missing-field.ts'
import { useTranslator } from '../translation/propose-texts.tsx'
import { languages } from '../words.ts'
import { contentOf } from './screen-list.tsx'
import { SectionForm } from './section-form.tsx'
import * as styles from './texts.module.css'

interface ScreenEditorProps {
  screen: TextScreen
  sections: StaffTexts['screens'][string]
  /** The language whose first missing text gets the focus. */
  begin?: Lang | undefined
  /** Reads the texts again. */
  reload: () => Promise<void>
}

/** Texts of a screen, section by section: every language side by side, or one at a time on a phone. */
export const ScreenEditor = ({ screen, sections, begin, reload }: ScreenEditorProps) => {
  const { t } = useTranslation()
  const first = useFirstLanguage()
  const [lang, setLang] = useState<Lang>(begin ?? first)
  const panel = useRef<HTMLDivElement>(null)
  useMissingField(panel, begin)
  const panelId = useId()
  const content = contentOf(sections)
  // guests find nothing there yet
  const isUnwritten = unwrittenPages({ [screen]: content }).some((page) => page === screen)
  const translator = useTranslator()
  const tabs = usePropertyLanguages().map((value) => ({
    value,
    label: <LangTab lang={value} missing={missingIn(screen, content, value)} />,
  }))
  return (
    <div className={styles.page}>
      <nav className={styles.head}>
        <HostLink to={toSection({ section: 'texts' })} className={styles.back}>
          <Icon draw={icons.arrowLeft} />
          <span>{t('texts.screens')}</span>
        </HostLink>
        {!isUnwritten && <SiteLink screen={screen} />}
      </nav>
      <h2 className={styles.name}>{t(`texts.screen.${screen}`)}</h2>
      <p className={styles.lead}>
        {t('texts.variables', { names: textVariables.map((name) => `{{${name}}}`).join(' ') })}
      </p>
      <FilterTabs
        label={t('language')}
        tabs={tabs}
        value={lang}
        onValueChange={setLang}
        panelId={panelId}
        className={styles.tabs}
      />
      <div
        ref={panel}
        id={panelId}
        role="tabpanel"
        aria-label={t(`texts.screen.${screen}`)}
        className={styles.sections}
      >
        {Object.entries(groupsOf(screen)).map(([name, group]) => (
          <SectionForm
            key={name}
            screen={screen}
            name={name}
            group={group}
            section={sections[name] ?? { version: '', content: { fields: {} } }}
            translator={translator}
            lang={lang}
            onLangChange={setLang}
            reload={reload}
          />
        ))}
      </div>
    </div>
  )
}

const LangTab = ({ lang, missing }: { lang: Lang; missing: number }) => {
  const { t } = useTranslation()
  return (
    <span lang={lang}>
      <span>{languages[lang].name}</span>
      {missing > 0 && (
        <span className={styles.missing}>
          <VisuallyHidden>{t('property.incomplete')}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}

/** Where a screen's texts are seen; pages that no widget leads to have no link. */
const pages: Partial<Record<TextScreen, To>> = {
  site: { screen: 'home' },
  home: { screen: 'home' },
  about: { screen: 'about' },
  location: { screen: 'location' },
  services: { screen: 'services' },
  manager: { screen: 'manager' },
  rooms: { screen: 'rooms' },
  reviews: { screen: 'reviews' },
  'write-review': { screen: 'write-review' },
  contact: { screen: 'contact' },
  privacy: { screen: 'privacy' },
  terms: { screen: 'terms' },
}

const SiteLink = ({ screen }: { screen: TextScreen }) => {
  const { t } = useTranslation()
  const host = useHost()
  const page = pages[screen]
  return (
    page && (
      <Button
        href={host.href(page)}
        target="_blank"
        rel="noopener"
        variant="secondary"
        size="small"
        icon={<Icon draw={icons.external} />}
      >
        {t('texts.see')}
      </Button>
    )
  )
}
