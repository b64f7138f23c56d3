import {
  type IssuedKind,
  issuedKinds,
  type StaffDocument,
  type StaffStay,
  type StayDocuments,
  staffLimits,
} from '@calm-rest/contract/staff'
import { SelectField, TextAreaField, TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { usePropertyLanguages } from '../api/property-languages.ts'
import { languageName } from '../parts/language-name.ts'
import { SegmentField } from '../parts/segment-field.tsx'
import { SheetForm } from '../parts/sheet-form.tsx'
import { useLang } from '../use-lang.ts'

interface IssueFormProps {
  stay: StaffStay
  found: StayDocuments
  onIssued: (document: StaffDocument) => Promise<void>
}

/** A company's name, address and tax number; undefined where the guest gets the document. */
const recipientOf = (data: FormData) => {
  const name = textOf(data, 'recipient.name')
  if (name === '') return undefined
  const address = textOf(data, 'recipient.address')
  const taxNumber = textOf(data, 'recipient.taxNumber')
  return { name, taxNumber, ...(address !== '' && { address }) }
}

/** Issues a bill at one press; an invoice asks for whom, if it is not for the guest. */
export const IssueForm = ({ stay, found, onIssued }: IssueFormProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const lang = useLang()
  const languages = usePropertyLanguages()
  const [kind, setKind] = useState<IssuedKind>('bill')
  const { reference } = stay
  const isPossible: Record<IssuedKind, boolean> = {
    bill: true,
    receipt: found.mayReceipt,
    invoice: found.mayInvoice,
    tax_invoice: found.mayInvoice,
  }
  const offered = issuedKinds.filter((one) => one !== 'tax_invoice' || found.isRegistered)
  const isInvoice = kind === 'invoice' || kind === 'tax_invoice'
  return (
    <SheetForm
      submitLabel={t(`document.issue.${kind}`)}
      send={(data, attempt) => {
        const recipient = isInvoice ? recipientOf(data) : undefined
        const body = {
          kind,
          lang: textOf(data, 'lang') as StaffStay['lang'],
          ...(recipient && { recipient }),
        }
        return call('issueDocument', { params: { reference }, body }, attempt)
      }}
      onDone={onIssued}
    >
      {(problemOf) => (
        <>
          <SegmentField
            name="kind"
            legend={t('document.what')}
            segments={offered.map((one) => ({
              value: one,
              checked: kind === one,
              disabled: !isPossible[one],
              onChange: () => setKind(one),
              label: t(`document.kind.${one}`),
            }))}
          />
          {isInvoice && (
            <>
              <TextField
                name="recipient.name"
                label={t('document.company')}
                hint={t('document.companyHint')}
                autoComplete="off"
                error={problemOf('recipient.name')}
              />
              <TextAreaField
                name="recipient.address"
                label={t('document.address')}
                rows={3}
                maxLength={staffLimits.text.documentAddress}
                error={problemOf('recipient.address')}
              />
              <TextField
                name="recipient.taxNumber"
                label={t('document.taxNumber')}
                maxLength={staffLimits.text.taxNumber}
                autoComplete="off"
                error={problemOf('recipient.taxNumber')}
              />
            </>
          )}
          <SelectField name="lang" label={t('document.language')} defaultValue={stay.lang}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {languageName(lang, one)}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </SheetForm>
  )
}
