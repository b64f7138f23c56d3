import { type StaffRates, staffLimits } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import { icons, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { todayAtProperty } from '../../api/today-at-property.ts'
import * as form from '../../parts/form-dialog.module.css'
import { longDay } from '../../parts/stay-names.ts'
import { useDaySpan } from '../../parts/use-day-span.ts'
import { useLang } from '../../use-lang.ts'
import { useWeekdayName, WeekdaysField } from '../weekdays-field.tsx'
import { AmountInput, amountIn } from './amount-input.tsx'
import { CopySeasons } from './copy-seasons.tsx'
import { RoomInput } from './rate-fields.tsx'
import type { RateFieldsProps, RateKind } from './rate-kind.ts'
import { useRateWords } from './rate-words.ts'

type Season = StaffRates['prices'][number]

const Fields = ({ rule, rates, problemOf }: RateFieldsProps<'prices'>) => {
  const { t } = useTranslation()
  const [weekdays, setWeekdays] = useState<number[]>(rule?.weekdays ?? [])
  // opened by a person, so it may read the clock
  const today = todayAtProperty()
  const [first, setFirst] = useState(rule?.from ?? today)
  return (
    <>
      <TextField
        name="season"
        label={t('prices.rates.prices.season')}
        maxLength={staffLimits.text.rateName}
        defaultValue={rule?.season}
        autoComplete="off"
        error={problemOf('season')}
        required
      />
      <TextField
        type="date"
        name="from"
        label={t('prices.first')}
        value={first}
        className={form.half}
        error={problemOf('from')}
        onChange={({ currentTarget: { value } }) => setFirst(value)}
        required
      />
      <TextField
        type="date"
        name="last"
        label={t('prices.last')}
        min={first}
        defaultValue={rule ? addDays(rule.until, -1) : ''}
        className={form.half}
        error={problemOf('last') ?? problemOf('until')}
        required
      />
      <WeekdaysField value={weekdays} onValueChange={setWeekdays} />
      <input type="hidden" name="weekdays" value={weekdays.join(' ')} />
      <RoomInput rooms={rates.rooms} roomId={rule?.roomId} problemOf={problemOf} />
      <AmountInput
        percent={rule?.percent}
        dollars={rule?.price}
        percentRange={{ min: -90, max: 500 }}
        dollarsField="price"
        problemOf={problemOf}
      />
    </>
  )
}

export const seasons: RateKind<'prices'> = {
  list: 'prices',
  draw: icons.calendar,
  Fields,
  More: CopySeasons,
  orderIn: (data) => ({
    season: textOf(data, 'season'),
    from: textOf(data, 'from'),
    until: addDays(textOf(data, 'last'), 1),
    weekdays: textOf(data, 'weekdays').split(' ').filter(Boolean).map(Number),
    roomId: textOf(data, 'roomId'),
    ...amountIn(data, 'price'),
  }),
  useWords: () => {
    const { t } = useTranslation()
    const lang = useLang()
    const words = useRateWords()
    const daySpan = useDaySpan()
    const weekdayName = useWeekdayName()
    return ({ season, from, until, weekdays, roomType, price, percent = 0 }: Season) => {
      const days = daySpan(longDay(lang, from), longDay(lang, addDays(until, -1)))
      return {
        name: season || days,
        does:
          price === undefined
            ? t('prices.rates.prices.does', { change: words.change(percent) })
            : words.per(price, 'night'),
        facts: [
          ...(season ? [days] : []),
          ...(weekdays.length > 0 ? [weekdays.map(weekdayName).join(' ')] : []),
          words.room(roomType),
        ],
      }
    }
  },
}
