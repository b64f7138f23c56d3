import type { StaffRates } from '@calm-rest/contract/staff'
import { CheckboxField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../parts/name-in.ts'
import { useLang } from '../../use-lang.ts'
import * as prices from '../prices.module.css'

type Tax = StaffRates['taxes'][number]

interface TaxBasesFieldProps {
  rule: Tax | undefined
  rates: StaffRates
  /** An amount is due on nothing. */
  isHidden: boolean
  error: string | undefined
}

/** What a percentage is taken of: the room, extras, and other taxes, such as VAT on a service charge. */
export const TaxBasesField = ({ rule, rates, isHidden, error }: TaxBasesFieldProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { room, extras, taxes } = rule?.of ?? { room: true, extras: 'all', taxes: [] }
  const others = rates.taxes.filter(({ place }) => place !== rule?.place)
  return (
    <fieldset className={prices.roomChoice} hidden={isHidden}>
      <legend className={prices.label}>{t('prices.rates.taxes.of')}</legend>
      <CheckboxField
        name="ofRoom"
        label={t('prices.rates.taxes.ofRoom')}
        defaultChecked={room}
        error={error}
      />
      <CheckboxField
        name="ofExtras"
        value="all"
        label={t('prices.rates.taxes.ofExtras')}
        defaultChecked={extras === 'all'}
      />
      {rates.extras.map(({ id, names }) => (
        <CheckboxField
          key={id}
          name="ofExtra"
          value={id}
          label={t('prices.rates.taxes.ofExtra', { name: nameIn(names, lang) })}
          defaultChecked={extras !== 'all' && extras.includes(id)}
        />
      ))}
      {others.map(({ id, names }) => (
        <CheckboxField
          key={id}
          name="ofTax"
          value={id}
          label={t('prices.rates.taxes.ofTax', { name: nameIn(names, lang) })}
          defaultChecked={taxes.includes(id)}
        />
      ))}
    </fieldset>
  )
}

/** The bases that the field says. */
export const taxBasesIn = (data: FormData): Tax['of'] => ({
  room: data.has('ofRoom'),
  extras: data.has('ofExtras') ? 'all' : data.getAll('ofExtra').map(String),
  taxes: data.getAll('ofTax').map(String),
})
