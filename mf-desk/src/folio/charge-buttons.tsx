import type { Sellable, StayPage } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { Alert, Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { DialogButton } from '../parts/dialog-button.tsx'
import * as parts from '../parts/parts.module.css'
import { useLang } from '../use-lang.ts'
import * as styles from './folio.module.css'
import { OtherCharge } from './other-charge.tsx'

interface ChargeButtonsProps {
  page: StayPage
  onChanged: () => void
}

/** Quantities by the ids of items. */
type Chosen = Readonly<Record<string, number>>

/**
 * Puts items on a stay in two presses: one on the item, further ones for more of it, and one that puts all of them on the
 * stay.
 */
export const ChargeButtons = ({ page: { stay, sellables }, onChanged }: ChargeButtonsProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { attempt, renew } = useAttempt()
  const [chosen, setChosen] = useState<Chosen>({})
  const { busy, problem, act, clear } = useAct<unknown>(() => {
    choose({})
    onChanged()
  })
  /** Another choice is another attempt. */
  const choose = (next: Chosen) => {
    setChosen(next)
    renew()
  }
  const items = sellables.flatMap((sellable) => {
    const quantity = chosen[sellable.item] ?? 0
    return quantity === 0 ? [] : [{ sellable, quantity }]
  })
  const put = () =>
    act(() => {
      const charges = items.map(({ sellable: { item, price }, quantity }) => ({ item, quantity, price }))
      const { reference, version } = stay
      return call('addCharges', { params: { reference }, body: { version, charges } }, attempt)
    })
  return (
    <div className={styles.add}>
      <div className={parts.actions}>
        {sellables.map((sellable) => (
          <ItemButton
            key={sellable.item}
            sellable={sellable}
            quantity={chosen[sellable.item] ?? 0}
            onPress={(quantity) => {
              clear()
              choose({ ...chosen, [sellable.item]: quantity })
            }}
          />
        ))}
        <DialogButton
          variant="secondary"
          size="small"
          dialog={({ onClose, onDone }) => <OtherCharge stay={stay} onClose={onClose} onDone={onDone} />}
          onDone={onChanged}
        >
          {t('charge.other')}
        </DialogButton>
      </div>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {items.length > 0 && (
        <div className={parts.actions}>
          <Button busy={busy} onClick={() => void put()}>
            {t('charge.put')}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => choose({})}>
            {t('charge.clear')}
          </Button>
        </div>
      )}
    </div>
  )
}

interface ItemButtonProps {
  sellable: Sellable
  quantity: number
  onPress: (quantity: number) => void
}

/** After the most of it that can be put on a stay at once, a press begins again. */
const ItemButton = ({ sellable: { name, withTaxes, max }, quantity, onPress }: ItemButtonProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const price = formatPrice(lang, withTaxes)
  return (
    <Button
      variant="secondary"
      size="small"
      className={quantity > 0 ? styles.chosen : undefined}
      aria-pressed={quantity > 0}
      aria-label={t('charge.addItem', { name, price, count: quantity })}
      onClick={() => onPress(quantity < max ? quantity + 1 : 0)}
    >
      <span>{quantity > 0 ? t('charge.times', { count: quantity, name }) : t('charge.plus', { name })}</span>
      <span className={styles.price}>{price}</span>
    </Button>
  )
}
