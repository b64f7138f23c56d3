import type { WordsByLang } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { addressOf } from '../../routes/addresses.ts'
import { FigureList } from '../../sections/figure-list.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { Section } from '../../sections/section.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'
import { Shown } from '../../texts/shown.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Achievements } from './achievements.tsx'
import { ContactCards } from './contact-cards.tsx'
import * as styles from './manager.module.css'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "manager-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "manager-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "manager-zh" */ './locales/zh.json'),
}

export const Manager = () => (
  <ScreenWords namespace="manager" words={words}>
    <ManagerPage />
  </ScreenWords>
)

/** A section shows once it has its title. */
const ManagerPage = () => {
  const { t } = useTranslation('manager')
  const { manager } = useSite().facts
  const texts = useTexts('manager')
  const { header, bio, figures, contact, philosophy } = texts
  return (
    <>
      <PageHeader
        eyebrow={manager && header?.role && <Shown of={header.role} />}
        title={manager?.name ?? (header?.role && <Shown of={header.role} />)}
        lead={header?.lead && <Shown of={header.lead} />}
        scene="hills"
      >
        <Actions />
      </PageHeader>
      {bio?.title && (
        <Section labelledBy="manager-bio" className={styles.columns}>
          <div className={styles.stack}>
            <h2 id="manager-bio">
              <Shown of={bio.title} />
            </h2>
            <p className={styles.large}>
              <Shown of={bio.first} />
            </p>
            {bio.second && (
              <p>
                <Shown of={bio.second} />
              </p>
            )}
          </div>
          <div className={styles.stack}>
            {figures?.items && <FigureList figures={figures.items} />}
            {figures?.note && (
              <p className={styles.note}>
                <Shown of={figures.note} />
              </p>
            )}
          </div>
        </Section>
      )}
      <Section labelledBy="manager-contact" tone="sand">
        <h2 id="manager-contact">
          <Shown of={contact?.title ?? t('contact.title')} />
        </h2>
        <ContactCards office={contact?.office} network={contact?.network} />
      </Section>
      {philosophy?.title && (
        <Section labelledBy="manager-philosophy" tone="sea" width="text" className={styles.philosophy}>
          <h2 id="manager-philosophy">
            <Shown of={philosophy.title} />
          </h2>
          <blockquote className={styles.quote}>
            <Shown of={philosophy.text} />
          </blockquote>
        </Section>
      )}
      <Achievements texts={texts} />
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
