import type { WordsByLang } from '@calm-rest/i18n'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PageHeader } from '../../sections/page-header.tsx'
import { Section } from '../../sections/section.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'
import { type Choice, choiceFrom } from './choice.ts'
import * as styles from './partners.module.css'
import { Playground } from './playground.tsx'
import { Policy } from './policy.tsx'
import { Promises } from './promises.tsx'
import { Reference } from './reference.tsx'
import { SnippetPanel } from './snippet-panel.tsx'
import { TryIt } from './try-it.tsx'
import { useLoader } from './use-loader.ts'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "partners-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "partners-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "partners-zh" */ './locales/zh.json'),
}

export const Partners = () => (
  <ScreenWords namespace="partners" words={words}>
    <PartnersPage />
  </ScreenWords>
)

const PartnersPage = () => {
  const { t } = useTranslation('partners')
  const { search } = useLocation()
  const { origin } = useSite()
  const [choice, setChoice] = useState<Choice>(() => choiceFrom(new URLSearchParams(search)))
  const loader = useLoader(choice.script)
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} scene="sea" />
      <Section labelledBy="partners-snippet" className={styles.part}>
        <h2 id="partners-snippet">{t('snippet.title')}</h2>
        <p className={styles.lead}>{t('snippet.lead')}</p>
        <TryIt choice={choice} onChange={setChoice} />
        <SnippetPanel choice={choice} loader={loader} />
      </Section>
      <Section labelledBy="partners-policy" tone="sand" className={styles.part}>
        <Policy site={origin} />
      </Section>
      <Section labelledBy="partners-playground" className={styles.part}>
        <Playground choice={choice} />
      </Section>
      <Section labelledBy="partners-reference" tone="sand" className={styles.part}>
        <Reference />
      </Section>
      <Section labelledBy="partners-promise" className={styles.part}>
        <Promises />
      </Section>
    </>
  )
}
