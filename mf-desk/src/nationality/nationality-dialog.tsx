import type { NationalityCode, StaffStay } from '@calm-rest/contract/staff'
import { Alert, Button, Dialog, SelectField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import * as frame from '../frame/desk-frame.module.css'
import { guestOf } from '../parts/stay-names.ts'
import { useDesk } from '../session/desk-context.ts'
import { failureWords } from '../session/failure-words.ts'
import { useLang } from '../use-lang.ts'
import { nationalitiesIn } from './nationalities-in.ts'
import * as styles from './nationality.module.css'

interface NationalityDialogProps {
  stay: StaffStay
  onClose: () => void
  onDone: () => void
}

/** Of the guests, for the authority's monthly form. Where nobody has asked yet it begins with the country of their phone. */
export const NationalityDialog = ({ stay, onClose, onDone }: NationalityDialogProps) => {
  const { t } = useTranslation()
  const { all, nameOf } = nationalitiesIn(useLang())
  const { call } = useDesk()
  const { reference, version, nationality, phoneCountry } = stay
  const { ref, submitted, edited, result, sending } = useForm<StaffStay>({
    send: (data) => {
      const chosen = (textOf(data, 'nationality') || null) as NationalityCode | null
      return call('setNationality', { params: { reference }, body: { version, nationality: chosen } })
    },
    onSent: onDone,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('nationality.for', { name: guestOf(stay) })}
      closeLabel={t('close')}
      className={frame.sheet}
    >
      <form ref={ref} noValidate className={styles.form} onSubmit={submitted} onChange={edited}>
        <SelectField
          name="nationality"
          label={t('nationality.name')}
          hint={t('nationality.hint')}
          defaultValue={nationality ?? phoneCountry ?? ''}
        >
          <option value="">{t('nationality.unknown')}</option>
          {phoneCountry && (
            <optgroup label={t('nationality.byPhone')}>
              <option value={phoneCountry}>{nameOf(phoneCountry)}</option>
            </optgroup>
          )}
          <optgroup label={t('nationality.all')}>
            {all
              .filter(({ code }) => code !== phoneCountry)
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </optgroup>
        </SelectField>
        {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
        <Button type="submit" wide busy={sending}>
          {t('nationality.save')}
        </Button>
      </form>
    </Dialog>
  )
}
