import type { WordsByLang } from '@calm-rest/i18n'
import { Ornament } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { FigureList } from '../../sections/figure-list.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { Section } from '../../sections/section.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'
import * as styles from './about.module.css'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "about-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "about-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "about-zh" */ './locales/zh.json'),
}

const figures = ['years', 'guests'] as const
const habits = ['near', 'made', 'quiet'] as const

export const About = () => (
  <ScreenWords namespace="about" words={words}>
    <AboutPage />
  </ScreenWords>
)

const AboutPage = () => {
  const { t } = useTranslation('about')
  const { manager } = useSite().facts
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} scene="hills" />
      <Section labelledBy="about-story" className={styles.story}>
        <div className={styles.prose}>
          <h2 id="about-story">{t('story.title')}</h2>
          <p className={styles.first}>{t('story.first')}</p>
          <p>{t('story.second')}</p>
          <p>{t('story.third')}</p>
        </div>
        <div className={styles.side}>
          <img
            src="/art/veranda.svg"
            alt={t('picture')}
            width="1200"
            height="800"
            className={styles.picture}
          />
          <FigureList
            figures={figures.map((name) => ({
              value: t(`figures.${name}.value`),
              label: t(`figures.${name}.label`),
              note: t(`figures.${name}.note`),
            }))}
          />
        </div>
      </Section>
      <Section labelledBy="about-habits" tone="sand">
        <h2 id="about-habits">{t('habits.title')}</h2>
        <ul className={styles.habits}>
          {habits.map((name) => (
            <li key={name} className={styles.habit}>
              <h3>{t(`habits.${name}.title`)}</h3>
              <p>{t(`habits.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section labelledBy="about-manager" width="text" className={styles.manager}>
        <Ornament />
        <h2 id="about-manager">{t('manager.title')}</h2>
        {manager && <p>{t('manager.text', { name: manager.name })}</p>}
        <ButtonLink to="/manager" variant="secondary">
          {t('manager.link')}
        </ButtonLink>
      </Section>
    </>
  )
}
