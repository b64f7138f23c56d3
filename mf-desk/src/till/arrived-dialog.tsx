import type { TillPage } from '@calm-rest/contract/staff'
import { toCents, toDollars } from '@calm-rest/contract/stay'
import { formatDate, formatPrice } from '@calm-rest/i18n'
import { SelectField, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { amountStep } from '../parts/amount-step.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useLang } from '../use-lang.ts'

type Transit = TillPage['inTransit'][number]

interface ArrivedDialogProps extends Transit {
  onClose: () => void
  onDone: () => void
}

/** How much of a method has arrived, until which day; the difference is the fee. */
export const ArrivedDialog = ({ method, days: current, onClose, onDone }: ArrivedDialogProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  // the days that were shown: what comes meanwhile is on its way
  const [days] = useState(current)
  const [chosen, setChosen] = useState(() => days.at(-1)?.day ?? '')
  const [typed, setTyped] = useState<string>()
  const day = days.find((one) => one.day === chosen)
  if (!day) return null
  const most = Math.max(0, day.total)
  const arrived = typed ?? String(most)
  const fee = toDollars(toCents(most) - toCents(Number(arrived)))
  return (
    <FormDialog
      title={t('till.arrivedOf', { name: t(`payment.by.${method}`) })}
      submitLabel={t('till.arrivedSave')}
      onClose={onClose}
      onDone={onDone}
      send={(data, attempt) => {
        const body = {
          method,
          until: day.day,
          version: day.version,
          arrived: Number(textOf(data, 'arrived')),
        }
        return call('addPayout', { body }, attempt)
      }}
    >
      {(problemOf) => (
        <>
          <SelectField
            name="until"
            label={t('till.until')}
            value={chosen}
            onChange={({ currentTarget: { value } }) => {
              setChosen(value)
              setTyped(undefined)
            }}
          >
            {days.toReversed().map((one) => (
              <option key={one.day} value={one.day}>
                {`${formatDate(lang, one.day, { dateStyle: 'medium' })} · ${formatPrice(lang, one.total)}`}
              </option>
            ))}
          </SelectField>
          <TextField
            name="arrived"
            type="number"
            inputMode="decimal"
            step={amountStep()}
            min={0}
            max={most}
            value={arrived}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
            label={t('till.arrivedAmount')}
            hint={fee > 0 ? t('till.fee', { total: formatPrice(lang, fee) }) : t('till.noFee')}
            error={problemOf('arrived')}
            required
          />
        </>
      )}
    </FormDialog>
  )
}
