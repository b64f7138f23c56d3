import type { StaffRates } from '@calm-rest/contract/staff'
import { SelectField, type SelectFieldProps, TextField, type TextFieldProps } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import * as form from '../../parts/form-dialog.module.css'

interface NumberInputProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'error'> {
  name: string
  min: number
  max: number
  problemOf: (field: string) => string | undefined
}

/** Half a line for a number: whole by default, with cents or hundredths by `step`. */
export const NumberInput = ({ problemOf, ...field }: NumberInputProps) => {
  const isWhole = field.step === undefined
  const mayBeLess = field.min < 0
  return (
    <TextField
      {...field}
      type="number"
      // a numeric keypad of phones has no minus
      inputMode={mayBeLess ? 'text' : isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      className={form.half}
      error={problemOf(field.name)}
    />
  )
}

interface RoomInputProps {
  rooms: StaffRates['rooms']
  /** Null: every room type. */
  roomId: string | null | undefined
  problemOf: (field: string) => string | undefined
}

/** One room type, or all of them. */
export const RoomInput = ({ rooms, roomId, problemOf }: RoomInputProps) => {
  const { t } = useTranslation()
  return (
    <SelectField name="roomId" label={t('unit')} defaultValue={roomId ?? ''} error={problemOf('roomId')}>
      <option value="">{t('prices.everyRoom')}</option>
      {rooms.map((room) => (
        <option key={room.roomId} value={room.roomId}>
          {room.roomType}
        </option>
      ))}
    </SelectField>
  )
}

interface ChoiceInputProps<Value extends string> extends Omit<SelectFieldProps, 'children'> {
  values: readonly Value[]
  wordsOf: (value: Value) => string
}

/** One of a few values, in words. */
export const ChoiceInput = <Value extends string>({ values, wordsOf, ...field }: ChoiceInputProps<Value>) => (
  <SelectField {...field}>
    {values.map((value) => (
      <option key={value} value={value}>
        {wordsOf(value)}
      </option>
    ))}
  </SelectField>
)
