import type { WordsByLang } from '@calm-rest/i18n'
import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { addressOf } from '../../routes/addresses.ts'
import { FigureList } from '../../sections/figure-list.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { Section } from '../../sections/section.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'
import { ContactCards } from './contact-cards.tsx'
import * as styles from './manager.module.css'
import { Timeline } from './timeline.tsx'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "manager-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "manager-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "manager-zh" */ './locales/zh.json'),
}

const figures = ['years', 'revenue', 'satisfaction', 'team'] as const
const services = ['arrivals', 'kitchen', 'people', 'money', 'house', 'village'] as const
const certifications = ['administrator', 'revenue', 'safety', 'sustainable'] as const

export const Manager = () => (
  <ScreenWords namespace="manager" words={words}>
    <ManagerPage />
  </ScreenWords>
)

const ManagerPage = () => {
  const { t } = useTranslation('manager')
  const { manager } = useSite().facts
  return (
    <>
      <PageHeader
        eyebrow={manager && t('role')}
        title={manager?.name ?? t('role')}
        lead={t('lead')}
        scene="hills"
      >
        <Actions />
      </PageHeader>
      <Section labelledBy="manager-bio" className={styles.columns}>
        <div className={styles.stack}>
          <h2 id="manager-bio">{t('bio.title')}</h2>
          <p className={styles.large}>{t('bio.first')}</p>
          <p>{t('bio.second')}</p>
        </div>
        <div className={styles.stack}>
          <FigureList
            figures={figures.map((name) => ({
              value: t(`figures.${name}.value`),
              label: t(`figures.${name}.label`),
            }))}
          />
          <p className={styles.note}>{t('figures.note')}</p>
        </div>
      </Section>
      <Section labelledBy="manager-contact" tone="sand">
        <h2 id="manager-contact">{t('contact.title')}</h2>
        <ContactCards />
      </Section>
      <Section labelledBy="manager-philosophy" tone="sea" width="text" className={styles.philosophy}>
        <h2 id="manager-philosophy">{t('philosophy.title')}</h2>
        <blockquote className={styles.quote}>{t('philosophy.text')}</blockquote>
      </Section>
      <Section labelledBy="manager-career" className={styles.columns}>
        <div className={styles.stack}>
          <h2 id="manager-career">{t('career.title')}</h2>
          <Timeline group="career" entries={['first', 'second', 'third', 'fourth']} />
        </div>
        <div className={styles.stack}>
          <h2>{t('awards.title')}</h2>
          <Timeline group="awards" entries={['2023', '2022', '2021', '2020']} />
        </div>
      </Section>
      <Section labelledBy="manager-services" tone="sand" className={styles.columns}>
        <div className={styles.stack}>
          <h2 id="manager-services">{t('services.title')}</h2>
          <PlainList items={services.map((name) => t(`services.${name}`))} />
        </div>
        <div className={styles.stack}>
          <h2>{t('certifications.title')}</h2>
          <PlainList items={certifications.map((name) => t(`certifications.${name}`))} />
        </div>
      </Section>
    </>
  )
}

const Actions = () => {
  const { t } = useTranslation('manager')
  return (
    <div className={styles.actions}>
      <ButtonLink to="/brochure">{t('brochure')}</ButtonLink>
      <ButtonLink to={addressOf({ screen: 'contact', about: 'meeting' })} variant="secondary">
        {t('meeting')}
      </ButtonLink>
    </div>
  )
}

const PlainList = ({ items }: { items: readonly string[] }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item} className={styles.item}>
        <Icon draw={icons.check} className={styles.sign} />
        <span>{item}</span>
      </li>
    ))}
  </ul>
)
