import type { Till } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as dialog from '../parts/form-dialog.module.css'
import { money, stepOf } from '../parts/money.ts'
import { ReasonField } from '../parts/reason-field.tsx'
import { useLang } from '../use-lang.ts'
import { differenceOf } from './difference-of.ts'

interface CountFieldsProps {
  line: Till['cash'][number]
  /** Begin of the names of the fields. */
  name: string
  problemOf: (field: string) => string | undefined
}

/** The count of one currency, with the reason where it is not what was expected. */
export const CountFields = ({ line, name, problemOf }: CountFieldsProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const [counted, setCounted] = useState('')
  const { currency, opening, expected } = line
  const difference = differenceOf(line, counted)
  const expectedWords = t('till.expected', { total: money(lang, expected, currency) })
  const total = money(lang, Math.abs(difference), currency)
  const number = { type: 'number', inputMode: 'decimal', step: stepOf(currency), min: 0 } as const
  return (
    <>
      <TextField
        {...number}
        name={`${name}.amount`}
        className={dialog.half}
        label={t('till.counted', { currency })}
        hint={difference === 0 ? expectedWords : t(difference < 0 ? 'till.short' : 'till.over', { total })}
        error={problemOf(`${name}.amount`)}
        onChange={({ currentTarget: { value } }) => setCounted(value)}
        required
      />
      <TextField
        {...number}
        name={`${name}.left`}
        className={dialog.half}
        label={t('till.left')}
        hint={t('till.leftHint')}
        defaultValue={opening === 0 ? '' : Math.max(0, opening)}
        error={problemOf(`${name}.left`)}
      />
      {difference !== 0 && (
        <ReasonField name={`${name}.reason`} hint={t('payment.reasonHint')} problemOf={problemOf} />
      )}
    </>
  )
}
