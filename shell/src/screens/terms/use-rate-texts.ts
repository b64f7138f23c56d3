import type { PropertyTerms } from '@calm-rest/contract/api'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useSite } from '../../site/site.ts'

/** Terms in the texts of prices and cancellation; undefined terms are the specification's. */
export const useRateTexts = () => {
  const { t } = useTranslation('terms')
  const lang = useStore(useSite().language, (state) => state.lang)

  const ruleWords = ({ cancellation }: PropertyTerms['plans'][number]): string => {
    switch (cancellation.kind) {
      case 'hours_after_booking':
        return cancellation.hours > 0 ? t('rule.hours', { count: cancellation.hours }) : t('rule.never')
      case 'days_before_arrival':
        return cancellation.days > 0 ? t('rule.days', { count: cancellation.days }) : t('rule.arrival')
      case 'non_refundable':
        return t('rule.never')
    }
  }

  const cancellationOf = ({ plans }: PropertyTerms): string => {
    const rules = plans.map((plan) => {
      const rule = [ruleWords(plan), plan.policy?.[lang]].filter(Boolean).join(' ')
      return plans.length > 1 ? t('rule.ofPlan', { plan: plan.name[lang], rule }) : rule
    })
    return [...rules, t('rule.agreed')].join('\n\n')
  }

  return (terms: PropertyTerms | undefined) => {
    const { breakfast = 'included', addedCharges = [] } = terms ?? {}
    const charges = addedCharges.map((name) => name[lang])
    const added = charges.length > 0 && t('added', { charges: new Intl.ListFormat(lang).format(charges) })
    return {
      contained: t(`contained.${breakfast}`),
      added: added ? `\n\n${added}` : '',
      cancellation: terms ? cancellationOf(terms) : t('rule.specified'),
    }
  }
}
