import type { StaffStay } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { Alert, Button, Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { useLang } from '../use-lang.ts'

interface UndoPriceProps {
  stay: StaffStay
  /** Dollars. */
  before: number
  onDone: () => void
}

/** Gives a stay the price back that it had before it was set by hand. */
export const UndoPrice = ({ stay: { reference, version }, before, onDone }: UndoPriceProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const { busy, problem, act } = useAct(onDone)
  const body = { version, totalPrice: before, reason: t('stay.undoPriceReason'), isMeant: true }
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        icon={<Icon draw={icons.arrowLeft} />}
        onClick={() => void act(() => call('setPrice', { params: { reference }, body }))}
      >
        {t('stay.undoPrice', { price: formatPrice(lang, before) })}
      </Button>
      {problem && <Alert tone="danger">{problem}</Alert>}
    </>
  )
}
