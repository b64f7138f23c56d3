import type { Category } from '@calm-rest/contract/api'
import { limits } from '@calm-rest/contract/limits'
import { type StaffRoomType, staffLimits } from '@calm-rest/contract/staff'
import { type Lang, langs } from '@calm-rest/contract/widget'
import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import * as form from '../parts/form-dialog.module.css'
import { FormDialog } from '../parts/form-dialog.tsx'
import { languageName } from '../parts/language-name.ts'
import * as parts from '../parts/parts.module.css'
import { useLang } from '../use-lang.ts'
import { CategoryField } from './category-field.tsx'

const numbers = {
  guests: { label: 'house.fact.guests', ...limits.guests, step: 1, begin: limits.guests.default },
  size: { label: 'house.fact.size', ...staffLimits.roomSize, step: 0.5, begin: undefined },
  price: { label: 'house.price', min: 1, max: staffLimits.price, step: 0.01, begin: undefined },
  units: { label: 'house.howMany', min: 1, max: staffLimits.units, step: 1, begin: 1 },
} as const

interface NewRoomDialogProps {
  onClose: () => void
  onDone: (room: StaffRoomType) => void
}

/** What a type of room begins with; what guests read of it comes after that. */
export const NewRoomDialog = (dialog: NewRoomDialogProps) => {
  const { t } = useTranslation()
  const pageLang = useLang()
  const { call } = useDesk()
  return (
    <FormDialog
      {...dialog}
      title={t('house.newRoom')}
      submitLabel={t('house.makeDraft')}
      send={(data) => {
        const nameIn = (lang: Lang) => textOf(data, `names.${lang}`)
        const numberOf = (name: keyof typeof numbers) => Number(textOf(data, name))
        return call('addRoomType', {
          body: {
            names: { en: nameIn('en'), de: nameIn('de'), zh: nameIn('zh') },
            category: textOf(data, 'category') as Category,
            ...{ guests: numberOf('guests'), size: numberOf('size') },
            ...{ price: numberOf('price'), units: numberOf('units') },
          },
        })
      }}
    >
      {(problemOf) => (
        <>
          <p className={parts.soft}>{t('house.newRoomHint')}</p>
          {langs.map((lang) => (
            <TextField
              key={lang}
              name={`names.${lang}`}
              lang={lang}
              label={t('house.nameIn', { lang: languageName(pageLang, lang) })}
              maxLength={staffLimits.text.roomName}
              autoComplete="off"
              error={problemOf(`names.${lang}`)}
              required
            />
          ))}
          <CategoryField error={problemOf('category')} />
          {(Object.keys(numbers) as (keyof typeof numbers)[]).map((name) => {
            const { label, begin, ...range } = numbers[name]
            return (
              <TextField
                key={name}
                type="number"
                name={name}
                label={t(label)}
                inputMode={range.step === 1 ? 'numeric' : 'decimal'}
                min={range.min}
                max={range.max}
                step={range.step}
                defaultValue={begin}
                className={form.half}
                error={problemOf(name)}
                required
              />
            )
          })}
        </>
      )}
    </FormDialog>
  )
}
