import { type DeskPaymentMethod, deskPaymentMethods, type WaysToPay } from '@calm-rest/contract/staff'
import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { amountStep } from '../parts/amount-step.ts'
import { SegmentField } from '../parts/segment-field.tsx'
import { CashFields } from './cash-fields.tsx'
import { ScanFields } from './scan-fields.tsx'

interface MoneyFieldsProps {
  /** Dollars. */
  most: number
  /** Initial amount, or none; the whole by default. */
  begin?: number | ''
  /** Initial method; cash by default. */
  method?: DeskPaymentMethod
  problemOf: (field: string) => string | undefined
  /** Dollars that stand in the field; 0 where it holds no number. */
  onAmount?: (amount: number) => void
  ways: WaysToPay
  /** Of the stay, for its code to scan; a refund has none. */
  reference?: string
  onMethod?: (method: DeskPaymentMethod) => void
}

/** How much, and by what. */
export const MoneyFields = ({
  most,
  begin = most,
  method: usual = deskPaymentMethods[0],
  problemOf,
  onAmount,
  ways,
  reference,
  onMethod,
}: MoneyFieldsProps) => {
  const { t } = useTranslation()
  const [method, setMethod] = useState(usual)
  const [amount, setAmount] = useState(Number(begin))
  // payments that others take meanwhile change the limit, not the input
  const [first] = useState(begin)
  const scans = ways.qr !== undefined && reference !== undefined
  const methods = deskPaymentMethods.filter((one) => one !== 'qr' || scans)
  return (
    <>
      <TextField
        name="amount"
        type="number"
        inputMode="decimal"
        step={amountStep()}
        min={amountStep()}
        max={most}
        label={t('payment.amount')}
        defaultValue={first}
        error={problemOf('amount')}
        onChange={({ currentTarget }) => {
          setAmount(Number(currentTarget.value))
          onAmount?.(Number(currentTarget.value))
        }}
        required
      />
      <SegmentField
        name="method"
        legend={t('payment.method')}
        segments={methods.map((one) => ({
          value: one,
          defaultChecked: one === usual,
          onChange: () => {
            setMethod(one)
            onMethod?.(one)
          },
          label: t(`payment.by.${one}`),
        }))}
      />
      {method === 'cash' && (
        <CashFields
          amount={amount}
          currencies={ways.currencies}
          isRefund={reference === undefined}
          problemOf={problemOf}
        />
      )}
      {method === 'qr' && reference !== undefined && (
        <ScanFields amount={amount} reference={reference} ways={ways} />
      )}
    </>
  )
}

/** Values of the fields. */
export const moneyOf = (data: FormData) => ({
  amount: Number(textOf(data, 'amount')),
  method: textOf(data, 'method') as DeskPaymentMethod,
})
