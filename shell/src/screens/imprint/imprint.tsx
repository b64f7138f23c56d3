import { taxNumberKindOf } from '@calm-rest/contract/legal'
import type { WordsByLang } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { legalPartyOf } from '../../hotel/legal-party.ts'
import { LegalPage } from '../../sections/legal-page.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "terms-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "terms-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "terms-zh" */ './locales/zh.json'),
}

export const Imprint = () => (
  <ScreenWords namespace="imprint" words={words}>
    <ImprintPage />
  </ScreenWords>
)

/** Who operates the property, from its facts alone: a part without a fact is left out. */
const ImprintPage = () => {
  const { t, i18n } = useTranslation('imprint')
  const { facts } = useSite()
  const { legal, phone, address } = facts
  const { name, address: postal, email } = legalPartyOf(facts, i18n.language)
  const paragraphs = (...lines: (string | undefined)[]) => lines.filter(Boolean).join('\n\n')
  const parts = {
    operator: paragraphs(name, postal),
    representative: paragraphs(legal?.representative),
    contact: paragraphs(email, phone),
    register: paragraphs(legal?.register, legal?.registrationNumber),
    [`tax.${taxNumberKindOf(address.countryCode, legal?.taxNumber)}`]: paragraphs(legal?.taxNumber),
    licence: paragraphs(legal?.licenceAuthority, legal?.licenceNumber),
    dispute: legal && legal.dispute !== 'unsaid' ? t(`says.${legal.dispute}`) : '',
  }
  return (
    <LegalPage
      title={t('title')}
      lead={t('lead', { property: facts.name })}
      parts={Object.entries(parts)
        .filter(([, text]) => text !== '')
        .map(([part, text]) => ({ title: t(`parts.${part}`), text }))}
    />
  )
}
