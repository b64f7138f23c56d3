import { formatDate } from '@calm-rest/i18n'
import { DateField } from '@calm-rest/ui'
import type { StayDateName } from '@calm-rest/ui/stay-calendar'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLang } from '../../use-lang.ts'
import { useField } from '../form/use-field.ts'
import { typedName } from '../submit/read-form.ts'
import { inNumbers } from './date-styles.ts'
import { type TypedDateOptions, useTypedDate } from './use-typed-date.ts'

interface StayDateFieldProps extends TypedDateOptions {
  name: StayDateName
  label: string
  onOpen: () => void
}

/** Example of the date format. */
const example = '2027-07-21'

/**
 * One date of the stay. It is typed, or chosen in the calendar: by the button beside it, by the down arrow,
 * or on a phone by a tap, which opens no keyboard.
 */
export const StayDateField = ({ name, label, onOpen, ...dates }: StayDateFieldProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { input, problem, forget } = useTypedDate(dates)
  const { error, ...autoFocus } = useField(name)
  const touched = useRef(false)
  const open = () => {
    forget()
    onOpen()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown(event)
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open()
  }
  return (
    <>
      <DateField
        {...input}
        {...autoFocus}
        name={typedName(name)}
        data-field={name}
        label={label}
        required
        inputMode="numeric"
        enterKeyHint="next"
        placeholder={t('date.format')}
        error={problem ? t(`date.${problem}`, { example: formatDate(lang, example, inNumbers) }) : error}
        openLabel={t('date.open')}
        onOpen={open}
        onKeyDown={onKeyDown}
        onPointerDown={(event: PointerEvent) => {
          touched.current = event.pointerType === 'touch'
        }}
        onMouseDown={(event: MouseEvent) => touched.current && event.preventDefault()}
        onClick={() => touched.current && open()}
      />
      <input type="hidden" name={name} value={dates.value} />
    </>
  )
}
