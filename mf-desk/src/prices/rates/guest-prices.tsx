import { limits } from '@calm-rest/contract/limits'
import { icons } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { amountStep } from '../../parts/amount-step.ts'
import { numberIn } from './form-numbers.ts'
import { NumberInput, RoomInput } from './rate-fields.tsx'
import type { RateFieldsProps, RateKind, RateRule } from './rate-kind.ts'
import { useRateWords } from './rate-words.ts'

const mostDollars = limits.rates.amountCents / 100

const Fields = ({ rule, rates, problemOf }: RateFieldsProps<'guestPrices'>) => {
  const { t } = useTranslation()
  return (
    <>
      <RoomInput rooms={rates.rooms} roomId={rule?.roomId} problemOf={problemOf} />
      <NumberInput
        name="guests"
        label={t('prices.rates.guestPrices.guests')}
        min={limits.guests.min}
        max={limits.guests.max}
        defaultValue={rule?.guests}
        problemOf={problemOf}
        required
      />
      <NumberInput
        name="perNight"
        label={t('prices.rates.guestPrices.perNight')}
        min={-mostDollars}
        max={mostDollars}
        step={amountStep()}
        defaultValue={rule?.perNight}
        problemOf={problemOf}
        required
      />
    </>
  )
}

export const guestPrices: RateKind<'guestPrices'> = {
  list: 'guestPrices',
  draw: icons.bed,
  Fields,
  orderIn: (data) => ({
    roomId: textOf(data, 'roomId'),
    guests: numberIn(data, 'guests'),
    perNight: numberIn(data, 'perNight'),
  }),
  useWords: () => {
    const { t } = useTranslation()
    const words = useRateWords()
    return ({ roomType, guests, perNight }: RateRule<'guestPrices'>) => ({
      name: t('guests', { count: guests }),
      does: t('prices.rates.amountPer', {
        amount: words.added(perNight),
        per: t('prices.rates.per.night'),
      }),
      facts: [words.room(roomType)],
    })
  },
}
