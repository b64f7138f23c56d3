import type { BookAccount } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import * as form from '../parts/form-dialog.module.css'
import { FormDialog } from '../parts/form-dialog.tsx'
import * as parts from '../parts/parts.module.css'

interface NumbersDialogProps {
  accounts: readonly BookAccount[]
  onClose: () => void
  onDone: () => void
}

/** What the bookkeeper calls each account. */
export const NumbersDialog = ({ accounts, onClose, onDone }: NumbersDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  return (
    <FormDialog
      title={t('books.numbers')}
      submitLabel={t('books.save')}
      send={(data) => {
        const numbers = Object.fromEntries(accounts.map(({ account }) => [account, textOf(data, account)]))
        return call('saveAccountNumbers', { body: { numbers } })
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(problemOf) => (
        <>
          <p className={parts.soft}>{t('books.numbersHint')}</p>
          {accounts.map(({ account, name, number }) => (
            <TextField
              key={account}
              name={account}
              label={name}
              defaultValue={number}
              maxLength={20}
              autoComplete="off"
              className={form.half}
              error={problemOf(`numbers.${account}`)}
            />
          ))}
        </>
      )}
    </FormDialog>
  )
}
