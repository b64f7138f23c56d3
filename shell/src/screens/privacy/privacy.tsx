import { canaryCookie, limits, retention } from '@calm-rest/contract/limits'
import type { WordsByLang } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { legalPartyOf } from '../../hotel/legal-party.ts'
import { LegalPage } from '../../sections/legal-page.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "privacy-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "privacy-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "privacy-zh" */ './locales/zh.json'),
}

const parts = [
  'who',
  'booking',
  'message',
  'review',
  'account',
  'mail',
  'browser',
  'third',
  'keep',
  'rights',
] as const

/** Values that the texts of the locales name. */
const values = {
  ...retention,
  bookingDays: limits.links.bookingDaysAfterStay,
  canaryLast: canaryCookie.seeds - 1,
  canaryDays: canaryCookie.days,
  resetMinutes: limits.links.resetMinutes,
  usualHours: limits.session.usualHours,
  rememberedDays: limits.session.rememberedDays,
}

export const Privacy = () => (
  <ScreenWords namespace="privacy" words={words}>
    <PrivacyPage />
  </ScreenWords>
)

const PrivacyPage = () => {
  const { t, i18n } = useTranslation('privacy')
  const all = { ...values, ...legalPartyOf(useSite().facts, i18n.language) }
  return (
    <LegalPage
      title={t('title')}
      lead={t('lead')}
      parts={parts.map((name) => ({
        title: t(`parts.${name}.title`),
        text: t(`parts.${name}.text`, all),
      }))}
    />
  )
}
