import type { BookAccount, Books } from '@calm-rest/contract/staff'
import { formatDate, formatPrice } from '@calm-rest/i18n'
import { Alert, Button, EmptyState, icons } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { todayAtProperty } from '../api/today-at-property.ts'
import { useAnswer } from '../api/use-answer.ts'
import { useKept } from '../language/kept-view.ts'
import { Answered } from '../parts/answered.tsx'
import { DialogButton } from '../parts/dialog-button.tsx'
import { MonthPicker } from '../parts/month-picker.tsx'
import { monthOf } from '../parts/months.ts'
import { Page } from '../parts/page.tsx'
import * as parts from '../parts/parts.module.css'
import * as tables from '../parts/table.module.css'
import { Titled } from '../parts/titled.tsx'
import { useLang, useSiteLang } from '../use-lang.ts'
import * as styles from './books.module.css'
import { NumbersDialog } from './numbers-dialog.tsx'

const kinds = [
  'revenue',
  'tax',
  'money',
  'guests',
  'held',
  'cost',
] as const satisfies readonly BookAccount['kind'][]

/** The books of a month: what was earned, what is owed, and files for a bookkeeper. */
export const BooksView = () => {
  const { t } = useTranslation()
  const lang = useSiteLang()
  const [span, setSpan] = useKept('books.month', () => monthOf(todayAtProperty()))
  const [isSaved, setSaved] = useState(false)
  const month = span.from.slice(0, 7)
  const { answer, reload } = useAnswer('readBooks', { query: { month } })
  const addressOf = (file: string) => `/api/staff/${file}.csv?${new URLSearchParams({ month, lang })}`
  return (
    <Page width="text">
      <MonthPicker month={span} onMonth={setSpan} />
      <Answered answer={answer} onRetry={() => void reload()}>
        {(books) => (
          <>
            <MonthBooks books={books} />
            <div className={styles.files}>
              {(['journal', 'books'] as const).map((file) => (
                <Button key={file} variant="secondary" href={addressOf(file)} download>
                  {t(file === 'journal' ? 'books.journal' : 'books.stays')}
                </Button>
              ))}
              <DialogButton
                variant="secondary"
                dialog={({ onClose, onDone }) => (
                  <NumbersDialog accounts={books.accounts} onClose={onClose} onDone={onDone} />
                )}
                onDone={() => {
                  setSaved(true)
                  void reload()
                }}
              >
                {t('books.numbers')}
              </DialogButton>
            </div>
            {isSaved && <Alert tone="success">{t('books.saved')}</Alert>}
          </>
        )}
      </Answered>
    </Page>
  )
}

const MonthBooks = ({ books: { postedUntil, accounts } }: { books: Books }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const day = postedUntil && formatDate(lang, postedUntil, { day: 'numeric', month: 'long' })
  const moved = accounts.filter((one) => one.moved !== 0 || one.balance !== 0)
  return (
    <>
      <p className={parts.soft}>{day ? t('books.posted', { day }) : t('books.notPosted')}</p>
      {moved.length === 0 && <EmptyState draw={icons.sun}>{t('books.nothing')}</EmptyState>}
      {kinds.map((kind) => (
        <Accounts key={kind} kind={kind} accounts={moved.filter((one) => one.kind === kind)} />
      ))}
    </>
  )
}

interface AccountsProps {
  kind: BookAccount['kind']
  accounts: readonly BookAccount[]
}

const Accounts = ({ kind, accounts }: AccountsProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  if (accounts.length === 0) return null
  return (
    <Titled title={t(`books.kind.${kind}`)}>
      <table className={tables.table}>
        <thead>
          <tr>
            <th scope="col">{t('books.account')}</th>
            <th scope="col">{t('books.moved')}</th>
            <th scope="col">{t('books.balance')}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ account, name, number, moved, balance }) => (
            <tr key={account}>
              <th scope="row">{[number, name].filter(Boolean).join(' · ')}</th>
              <td>{formatPrice(lang, moved)}</td>
              <td>{formatPrice(lang, balance)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={parts.soft}>{t(`books.means.${kind}`)}</p>
    </Titled>
  )
}
