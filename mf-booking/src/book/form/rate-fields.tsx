import type { Quote } from '@calm-rest/contract/api'
import { formatPrice } from '@calm-rest/i18n'
import { CheckboxField, SelectField, TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useBooking, useBookingContext } from '../context/booking-context.ts'
import { extraField } from '../rules/draft.ts'
import { useCancellationWords } from '../summary/use-cancellation-words.ts'
import * as form from './booking-form.module.css'
import * as styles from './rate-fields.module.css'
import { useField } from './use-field.ts'

/** Rate plan, extras and promotion code, as far as the property has them. */
export const RateFields = () => {
  const { t } = useTranslation()
  const { lastQuote } = useBookingContext()
  if (!lastQuote) return null
  const { plans, extras, asks } = lastQuote
  const hasPlans = plans.length > 1
  if (!hasPlans && extras.length === 0 && !asks.promotionCode) return null
  return (
    <fieldset className={form.extras}>
      <legend className={form.legend}>{t('group.rate')}</legend>
      {hasPlans && <PlanField plans={plans} />}
      {extras.map((extra) => (
        <ExtraField key={extra.id} extra={extra} />
      ))}
      {asks.promotionCode && <PromotionField />}
    </fieldset>
  )
}

const PlanField = ({ plans }: Pick<Quote, 'plans'>) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { store, lastQuote } = useBookingContext()
  const chosen = useBooking((state) => state.draft.plan) || lastQuote?.plan
  const termsWords = useCancellationWords()
  return (
    <fieldset className={styles.plans}>
      <legend className={styles.planLegend}>{t('field.plan')}</legend>
      {plans.map(({ id, name, nameLang, totalPrice, terms }) => (
        <label key={id} className={styles.plan}>
          <input
            type="radio"
            name="plan"
            value={id}
            checked={id === chosen}
            onChange={() => store.getState().rateChosen('plan', id)}
          />
          <span lang={nameLang} className={styles.planName}>
            {name}
          </span>
          <span className={styles.planPrice}>{formatPrice(lang, totalPrice)}</span>
          <span className={styles.planTerms}>
            {terms.policyLang ? (
              <>
                <span>{`${termsWords(terms)} `}</span>
                <span lang={terms.policyLang}>{terms.policy}</span>
              </>
            ) : (
              [termsWords(terms), terms.policy].filter(Boolean).join(' ')
            )}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const ExtraField = ({ extra: { id, name, price, per, max } }: { extra: Quote['extras'][number] }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { store } = useBookingContext()
  const quantity = useBooking((state) => state.draft.extras[id] ?? 0)
  const choose = store.getState().extraChosen
  const label = t('extra.label', { name, price: t(`extra.per.${per}`, { price: formatPrice(lang, price) }) })
  if (max === 1) {
    return (
      <CheckboxField
        name={extraField(id)}
        value="1"
        label={label}
        checked={quantity > 0}
        onChange={(event) => choose(id, event.currentTarget.checked ? 1 : 0)}
      />
    )
  }
  return (
    <SelectField
      name={extraField(id)}
      label={label}
      value={quantity}
      onChange={(event) => choose(id, Number(event.currentTarget.value))}
    >
      {Array.from({ length: max + 1 }, (_, count) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number is what the option is
        <option key={count} value={count}>
          {count === 0 ? t('extra.none') : count}
        </option>
      ))}
    </SelectField>
  )
}

/** Requested on blur: an incomplete code is a wrong one. */
const PromotionField = () => {
  const { t } = useTranslation()
  const { store } = useBookingContext()
  const code = useBooking((state) => state.draft.promotionCode)
  return (
    <TextField
      {...useField('promotionCode')}
      // the code that an earlier page stored arrives after the first render
      key={code}
      name="promotionCode"
      autoCapitalize="characters"
      autoComplete="off"
      spellCheck={false}
      label={t('field.promotionCode')}
      note={t('hint.optional')}
      maxLength={40}
      defaultValue={code}
      onBlur={(event) => store.getState().rateChosen('promotionCode', event.currentTarget.value.trim())}
    />
  )
}
