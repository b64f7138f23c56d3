import { staffLimits } from '@calm-rest/contract/staff'
import { addDays } from '@calm-rest/contract/stay'
import { Alert, Button, TextField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { problemWords } from '../parts/problem-words.ts'
import { useDesk } from '../session/desk-context.ts'
import { failureWords } from '../session/failure-words.ts'
import type { ChartRowUnit } from './chart-data.ts'
import * as styles from './chart-view.module.css'

interface BlockFormProps {
  unit: ChartRowUnit
  night: string
  onDone: () => void
}

/** Takes nights of a unit out of sale. */
export const BlockForm = ({ unit, night, onDone }: BlockFormProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { ref, submitted, edited, problems, result, sending } = useForm({
    send: (data) =>
      call('addBlock', {
        body: {
          ...{ roomId: unit.roomId, unit: unit.unit, from: night },
          ...{ until: textOf(data, 'until'), reason: textOf(data, 'reason') },
        },
      }),
    onSent: onDone,
  })
  const problemOf = (field: string) => problemWords(problems, field, t)
  return (
    <form ref={ref} noValidate className={styles.menu} onSubmit={submitted} onChange={edited}>
      <TextField
        type="date"
        name="until"
        label={t('block.until')}
        defaultValue={addDays(night, 1)}
        min={addDays(night, 1)}
        error={problemOf('until')}
        required
      />
      <TextField
        name="reason"
        label={t('block.reason')}
        maxLength={staffLimits.text.reason}
        error={problemOf('reason')}
        required
      />
      {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
      <Button type="submit" wide busy={sending}>
        {t('block.do')}
      </Button>
    </form>
  )
}
