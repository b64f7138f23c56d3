import { type StayPage, staffLimits } from '@calm-rest/contract/staff'
import { formatPrice } from '@calm-rest/i18n'
import { CheckboxField, SelectField, TextAreaField, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { useLang } from '../use-lang.ts'

interface PayersDialogProps {
  page: StayPage
  onClose: () => void
  onDone: () => void
}

const guest = 'guest'
const other = 'other'

/** Says who pays the price of a stay, or charges of it: the guest, or somebody else, such as a company. */
export const PayersDialog = ({ page, onClose, onDone }: PayersDialogProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { call } = useDesk()
  const [who, setWho] = useState(other)
  const { stay, charges, payers } = page
  const standing = charges.filter(({ reverses, isReversed }) => reverses === null && !isReversed)
  const payerIn = (data: FormData) => {
    if (who === guest) return null
    if (who !== other) return { id: Number(who) }
    return {
      name: textOf(data, 'name'),
      address: textOf(data, 'address'),
      taxNumber: textOf(data, 'taxNumber'),
    }
  }
  return (
    <FormDialog
      onClose={onClose}
      onDone={onDone}
      title={t('charge.payers')}
      submitLabel={t('charge.setPayer')}
      send={(data, attempt) => {
        const { reference, version } = stay
        const paid = standing.filter(({ id }) => data.has(`charge-${id}`)).map(({ id }) => id)
        const body = { version, payer: payerIn(data), stay: data.has('stay'), charges: paid }
        return call('setPayers', { params: { reference }, body }, attempt)
      }}
    >
      {(problemOf) => (
        <>
          <SelectField
            name="who"
            label={t('charge.payer')}
            value={who}
            onChange={({ currentTarget }) => setWho(currentTarget.value)}
          >
            <option value={other}>{t('charge.newPayer')}</option>
            {payers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
            <option value={guest}>{t('charge.guestPays')}</option>
          </SelectField>
          {who === other && (
            <>
              <TextField
                name="name"
                label={t('charge.payerName')}
                maxLength={staffLimits.text.payerName}
                error={problemOf('payer.name')}
                required
              />
              <TextAreaField
                name="address"
                label={t('charge.payerAddress')}
                rows={3}
                maxLength={staffLimits.text.payerAddress}
                error={problemOf('payer.address')}
              />
              <TextField
                name="taxNumber"
                label={t('charge.payerTaxNumber')}
                maxLength={staffLimits.text.payerTaxNumber}
                error={problemOf('payer.taxNumber')}
              />
            </>
          )}
          <CheckboxField
            name="stay"
            label={t('charge.ofStay', { total: formatPrice(lang, stay.totalPrice) })}
            defaultChecked
          />
          {standing.map(({ id, name, amount }) => (
            <CheckboxField
              key={id}
              name={`charge-${id}`}
              label={t('charge.ofCharge', { name, total: formatPrice(lang, amount) })}
              defaultChecked
            />
          ))}
        </>
      )}
    </FormDialog>
  )
}
