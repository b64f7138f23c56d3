import type { StayPage } from '@calm-rest/contract/staff'
import { Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../api/desk-context.ts'
import { ChangeDialog } from '../change/change-dialog.tsx'
import { NationalityDialog } from '../nationality/nationality-dialog.tsx'
import * as parts from '../parts/parts.module.css'
import { guestOf } from '../parts/stay-names.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { UndoPrice } from './undo-price.tsx'

type Act = 'change' | 'nationality' | 'price' | 'cancel'

/** Actions on a stay beside check-in and check-out, as far as the stay and the member's rights allow. */
export const StayActions = ({ page, onChanged }: { page: StayPage; onChanged: () => void }) => {
  const { t } = useTranslation()
  const may = useMay()
  const [act, setAct] = useState<Act>()
  const { stay } = page
  const decidesMoney = may('decide money')
  const isOff = stay.state === 'cancelled' || stay.state === 'no_show'
  const acts: [Act, boolean][] = [
    ['change', stay.may.change && may('change stays')],
    ['nationality', !isOff && may('check in and out')],
    ['price', stay.may.price && decidesMoney],
    ['cancel', stay.may.cancel !== 'closed' && decidesMoney],
  ]
  /** The price before the one that was set here last. */
  const [priceBefore, setPriceBefore] = useState<number>()
  const onClose = () => setAct(undefined)
  const done = () => {
    onClose()
    onChanged()
  }
  return (
    <div className={parts.actions}>
      {acts
        .filter(([, isAllowed]) => isAllowed)
        .map(([name]) => (
          <Button key={name} variant="secondary" size="small" onClick={() => setAct(name)}>
            {t(`stay.do.${name}`)}
          </Button>
        ))}
      {priceBefore !== undefined && priceBefore !== stay.totalPrice && (
        <UndoPrice
          stay={stay}
          before={priceBefore}
          onDone={() => {
            setPriceBefore(undefined)
            onChanged()
          }}
        />
      )}
      {act === 'change' && (
        <ChangeDialog
          stay={{ ...stay, name: guestOf(stay) }}
          place={stay}
          onClose={onClose}
          onChanged={done}
        />
      )}
      {act === 'nationality' && <NationalityDialog stay={stay} onClose={onClose} onDone={done} />}
      {act === 'price' && (
        <PriceDialog
          stay={stay}
          onClose={onClose}
          onDone={(changed) => {
            setPriceBefore(changed.totalPrice === stay.totalPrice ? undefined : stay.totalPrice)
            done()
          }}
        />
      )}
      {act === 'cancel' && <CancelDialog stay={stay} onClose={onClose} onDone={done} />}
    </div>
  )
}
