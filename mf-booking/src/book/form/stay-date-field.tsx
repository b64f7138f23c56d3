import type { CalendarDate } from '@calm-rest/contract/stay'
import { DateField } from '@calm-rest/ui'
import { type KeyboardEvent, useRef, useState } from 'react'
import { isWithin } from '../rules/stay-dates.ts'

interface StayDateFieldProps {
  name: 'checkIn' | 'checkOut'
  label: string
  value: CalendarDate | ''
  min: CalendarDate | undefined
  max: CalendarDate | undefined
  /** Whether a date would go with the other date of the stay. */
  inOrder: (date: string) => boolean
  error: string | undefined
  onChosen: (date: CalendarDate | '') => void
}

/**
 * A date of the stay. A picked date counts at once. A typed one passes through dates that nobody means (the
 * year 0002, the first of a month): those wait until the field is left or Enter is pressed, and only then are
 * they judged.
 */
export const StayDateField = ({ value, inOrder, onChosen, ...field }: StayDateFieldProps) => {
  const [unfinished, setUnfinished] = useState<string>()
  const typing = useRef(false)
  const { min, max } = field
  const settle = (date: string) => {
    setUnfinished(undefined)
    if (date !== value) onChosen(date)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event
    if (key !== 'Enter') {
      typing.current = true
      return
    }
    // a date that is not accepted goes back, and must not be sent along
    if (!inOrder(currentTarget.value)) event.preventDefault()
    settle(currentTarget.value)
  }
  return (
    <DateField
      {...field}
      required
      value={unfinished ?? value}
      onFocus={() => {
        typing.current = false
      }}
      onPointerDown={() => {
        typing.current = false
      }}
      onKeyDown={onKeyDown}
      onChange={({ currentTarget: { value: date } }) => {
        const meant = !typing.current || (isWithin(date, { min, max }) && inOrder(date))
        if (meant) settle(date)
        else setUnfinished(date)
      }}
      onBlur={(event) => settle(event.currentTarget.value)}
    />
  )
}
