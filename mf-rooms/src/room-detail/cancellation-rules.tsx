import type { Room } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { Icon, icons } from '@calm-rest/ui'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './room-story.module.css'

interface CancellationRulesProps {
  terms: Room['terms']
  lang: Lang
}

type Plan = NonNullable<Room['terms']>['plans'][number]

/** The specification's rule, which applies unless the guesthouse has set another. */
const isSpecified = ({ cancellation }: Plan) =>
  cancellation.kind === 'hours_after_booking' && cancellation.hours === 24

/** Cancellation policy: the rule of every rate plan, with the plan's name if there are several. */
export const CancellationRules = ({ terms, lang }: CancellationRulesProps) => {
  const { t } = useTranslation()
  const ruleWords = useRuleWords()
  const plans = terms?.plans ?? []
  const isAsSpecified = plans.length <= 1 && plans.every(isSpecified)
  const rules = isAsSpecified
    ? [{ id: '', rule: t('detail.cancellationRule'), policy: plans[0]?.policy }]
    : plans.map((plan) => {
        const rule = ruleWords(plan)
        return {
          id: plan.id,
          policy: plan.policy,
          rule: plans.length > 1 ? t('detail.planRule', { plan: plan.name[lang], rule }) : rule,
        }
      })
  return (
    <>
      {rules.map(({ id, rule, policy }) => (
        <Fragment key={id}>
          <p className={styles.rule}>
            <Icon draw={icons.calendar} />
            <span>{rule}</span>
          </p>
          {policy && (
            <p lang={policy.from?.[lang]} className={styles.hint}>
              {policy[lang]}
            </p>
          )}
        </Fragment>
      ))}
      {isAsSpecified && <p className={styles.hint}>{t('detail.cancellationHint')}</p>}
    </>
  )
}

const useRuleWords = () => {
  const { t } = useTranslation()
  return ({ cancellation }: Plan): string => {
    switch (cancellation.kind) {
      case 'hours_after_booking':
        return cancellation.hours > 0
          ? t('detail.rule.hours', { count: cancellation.hours })
          : t('detail.rule.never')
      case 'days_before_arrival':
        return cancellation.days > 0
          ? t('detail.rule.days', { count: cancellation.days })
          : t('detail.rule.arrival')
      case 'non_refundable':
        return t('detail.rule.never')
    }
  }
}
