import { limits } from '@calm-rest/contract/limits'
import type { WordsByLang } from '@calm-rest/i18n'
import { currencyName } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { legalPartyOf } from '../../hotel/legal-party.ts'
import { LegalPage } from '../../sections/legal-page.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { useRateTexts } from './use-rate-texts.ts'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "terms-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "terms-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "terms-zh" */ './locales/zh.json'),
}

const parts = ['who', 'booking', 'prices', 'cancellation', 'stay', 'reviews', 'site', 'law'] as const

/** Values that the texts of the locales name, beside the facts of the property. */
const values = {
  nights: limits.nights.max,
  guests: limits.guests.max,
}

export const Terms = () => (
  <ScreenWords namespace="terms" words={words}>
    <TermsPage />
  </ScreenWords>
)

const TermsPage = () => {
  const { t, i18n } = useTranslation('terms')
  const { facts } = useSite()
  const { checkInFrom, checkOutUntil, terms, address } = facts
  const { rules } = useTexts('terms')
  const rateTexts = useRateTexts()
  const all = {
    ...values,
    ...legalPartyOf(facts, i18n.language),
    checkIn: checkInFrom,
    checkOut: checkOutUntil,
    law: t(address.countryCode === '' ? 'lawThere' : 'lawOf'),
    currency: currencyName(i18n.language),
    ...rateTexts(terms),
  }
  return (
    <LegalPage
      title={t('title')}
      lead={t('lead')}
      parts={parts.map((name) => ({
        title: t(`parts.${name}.title`),
        text: t(`parts.${name}.text`, all),
        own: name === 'stay' ? rules?.text : undefined,
      }))}
    />
  )
}
