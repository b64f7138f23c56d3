import { currencies } from '@calm-rest/contract/currencies'
import { isNumberPattern, numberOf, type StaffDocumentSettings, staffLimits } from '@calm-rest/contract/staff'
import { CheckboxField, SelectField, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { todayAtProperty } from '../api/today-at-property.ts'
import * as parts from '../parts/parts.module.css'
import { SheetForm } from '../parts/sheet-form.tsx'

const patterns = ['invoicePattern', 'receiptPattern', 'creditPattern'] as const

type Typed = Pick<StaffDocumentSettings, 'placeCode' | (typeof patterns)[number]>

const off = { autoComplete: 'off' } as const

/** Null without a registration. */
const registrationOf = (data: FormData) => {
  const number = textOf(data, 'registration.number')
  const from = textOf(data, 'registration.from')
  return number === '' && from === '' ? null : { number, from }
}

interface SettingsFormProps {
  settings: StaffDocumentSettings
  onDone: () => void
}

/** Numbers with an example beside each, registration for tax, and what documents say beside. The API asks for the passkey. */
export const SettingsForm = ({ settings, onDone }: SettingsFormProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const [typed, setTyped] = useState<Typed>(settings)
  const { version, registration, alsoIn, monthFirst, keptYears, footer } = settings
  const numbered = { day: todayAtProperty(), placeCode: typed.placeCode.toUpperCase() }
  return (
    <SheetForm
      submitLabel={t('document.save')}
      send={(data) =>
        call('changeDocumentSettings', {
          body: {
            version,
            registration: registrationOf(data),
            placeCode: textOf(data, 'placeCode'),
            invoicePattern: textOf(data, 'invoicePattern'),
            receiptPattern: textOf(data, 'receiptPattern'),
            creditPattern: textOf(data, 'creditPattern'),
            alsoIn: textOf(data, 'alsoIn') || null,
            monthFirst: data.has('monthFirst'),
            keptYears: Number(textOf(data, 'keptYears')),
            footer: textOf(data, 'footer'),
          },
        })
      }
      onDone={onDone}
    >
      {(problemOf) => (
        <>
          <TextField
            {...off}
            name="registration.number"
            label={t('document.registrationNumber')}
            hint={t('document.registrationHint')}
            defaultValue={registration?.number}
            maxLength={staffLimits.text.taxNumber}
            error={problemOf('registration.number')}
          />
          <TextField
            name="registration.from"
            type="date"
            label={t('document.registrationFrom')}
            defaultValue={registration?.from}
            error={problemOf('registration.from')}
          />
          <TextField
            {...off}
            name="placeCode"
            label={t('document.placeCode')}
            hint={t('document.placeCodeHint')}
            value={typed.placeCode}
            maxLength={8}
            onChange={({ currentTarget: { value } }) => setTyped({ ...typed, placeCode: value })}
            error={problemOf('placeCode')}
          />
          <p className={parts.soft}>{t('document.patternHelp')}</p>
          {patterns.map((name) => (
            <TextField
              {...off}
              key={name}
              name={name}
              label={t(`document.${name}`)}
              hint={
                isNumberPattern(typed[name])
                  ? t('document.patternHint', { example: numberOf(typed[name], numbered, 1) })
                  : undefined
              }
              value={typed[name]}
              maxLength={32}
              required
              onChange={({ currentTarget: { value } }) => setTyped({ ...typed, [name]: value })}
              error={problemOf(name)}
            />
          ))}
          <SelectField
            name="alsoIn"
            label={t('document.alsoIn')}
            hint={t('document.alsoInHint')}
            defaultValue={alsoIn ?? ''}
          >
            <option value="">{t('document.alsoInNone')}</option>
            {currencies.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </SelectField>
          <CheckboxField
            name="monthFirst"
            label={t('document.monthFirst')}
            hint={t('document.monthFirstHint')}
            defaultChecked={monthFirst}
          />
          <TextField
            name="keptYears"
            type="number"
            label={t('document.keptYears')}
            defaultValue={keptYears}
            min={1}
            max={30}
            required
            error={problemOf('keptYears')}
          />
          <TextField
            {...off}
            name="footer"
            label={t('document.footer')}
            hint={t('document.footerHint')}
            defaultValue={footer}
            maxLength={staffLimits.text.documentFooter}
            error={problemOf('footer')}
          />
        </>
      )}
    </SheetForm>
  )
}
