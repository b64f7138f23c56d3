import { taxNumberKindOf } from '@calm-rest/contract/legal'
import { limits } from '@calm-rest/contract/limits'
import { SelectField, TextField } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as parts from '../parts/parts.module.css'
import { FactsGroup, type FactsProps } from './facts-group.tsx'

const line = { autoComplete: 'off', maxLength: limits.text.title } as const
const number = { autoComplete: 'off', maxLength: 40 } as const
const stances = ['unsaid', 'unwilling', 'willing'] as const

/** Who operates the property: its imprint is made from it. */
export const LegalGroup = (props: FactsProps) => {
  const { t } = useTranslation()
  const tax = taxNumberKindOf(props.facts.address.countryCode)
  return (
    <FactsGroup {...props} name="legal">
      {(field) => (
        <>
          <TextField {...field('legal.name')} {...line} hint={t('facts.legalNameHint')} />
          <TextField {...field('legal.representative')} {...line} />
          <TextField
            {...field('legal.address')}
            autoComplete="off"
            maxLength={200}
            hint={t('facts.legalAddressHint')}
          />
          <div className={parts.pair}>
            <TextField {...field('legal.register')} {...line} />
            <TextField {...field('legal.registrationNumber')} {...number} />
          </div>
          <TextField
            {...field('legal.taxNumber')}
            {...number}
            label={t(`facts.taxNumber.${tax}`)}
            hint={t('facts.taxNumberHint')}
          />
          <div className={parts.pair}>
            <TextField {...field('legal.licenceAuthority')} {...line} />
            <TextField {...field('legal.licenceNumber')} {...number} />
          </div>
          <SelectField {...field('legal.dispute')} hint={t('facts.disputeHint')}>
            {stances.map((stance) => (
              <option key={stance} value={stance}>
                {t(`facts.disputes.${stance}`)}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </FactsGroup>
  )
}
