import type { Payment, StaffStay } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { Alert, Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useDesk, useMay } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { useLang } from '../use-lang.ts'

interface ReturnDepositProps {
  stay: StaffStay
  payment: Payment
  onReturned: () => void
}

/** Gives a deposit back with one press, by the way it came. */
export const ReturnDeposit = ({ stay, payment, onReturned }: ReturnDepositProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const may = useMay()
  const { call } = useDesk()
  const { attempt } = useAttempt()
  const { busy, problem, act } = useAct<unknown>(onReturned)
  if (!may('take payments')) return null
  const { reference, version } = stay
  const params = { reference, id: payment.id }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-label={t('payment.returnHeldOf', { total: formatPrice(lang, payment.amount) })}
        onClick={() => void act(() => call('returnDeposit', { params, body: { version } }, attempt))}
      >
        {t('payment.returnHeld')}
      </Button>
      {problem && <Alert tone="danger">{problem}</Alert>}
    </>
  )
}
