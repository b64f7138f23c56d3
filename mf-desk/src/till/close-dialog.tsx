import type { Till } from '@calm-rest/contract/staff'
import { Alert } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { CountFields } from './count-fields.tsx'

interface CloseDialogProps {
  till: Till
  onClose: () => void
  onDone: () => void
}

/** Counts a till and closes it. What is taken meanwhile belongs to the next close. */
export const CloseDialog = ({ till: current, onClose, onDone }: CloseDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const [till] = useState(current)
  const { name, version, untilEntry, cash } = till
  return (
    <FormDialog
      title={t('till.closeOf', { name })}
      submitLabel={t('till.close')}
      onClose={onClose}
      onDone={onDone}
      send={(data, attempt) => {
        const counted = cash.map(({ currency }, index) => ({
          currency,
          amount: Number(textOf(data, `counted.${index}.amount`)),
          left: Number(textOf(data, `counted.${index}.left`)),
          reason: textOf(data, `counted.${index}.reason`),
        }))
        return call('closeTill', { body: { till: name, version, untilEntry, counted } }, attempt)
      }}
    >
      {(problemOf) => (
        <>
          {current.untilEntry !== untilEntry && (
            <Alert tone="warning" urgent={false}>
              {t('till.later')}
            </Alert>
          )}
          {cash.length === 0 && <p>{t('till.noCash')}</p>}
          {cash.map((line, index) => (
            <CountFields key={line.currency} line={line} name={`counted.${index}`} problemOf={problemOf} />
          ))}
        </>
      )}
    </FormDialog>
  )
}
