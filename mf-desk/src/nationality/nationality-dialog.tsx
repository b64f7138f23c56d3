import type { StaffStay } from '@calm-rest/contract/staff'
import { Button, NumberField } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { guestOf } from '../parts/stay-names.ts'
import * as styles from './nationality.module.css'
import { NationalityField } from './nationality-field.tsx'
import { type NationalityRow, nationalitiesFrom, rowsOf, withChange, withRest } from './nationality-rows.ts'

interface NationalityDialogProps {
  stay: StaffStay
  onClose: () => void
  onDone: () => void
}

/** Nationalities of guests, for the authority's monthly form: one for all, or one by one. */
export const NationalityDialog = ({ stay: live, onClose, onDone }: NationalityDialogProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  // the stay at the dialog's start: nationalities that others record meanwhile are not overwritten
  const [stay] = useState(live)
  const { version } = JSON.stringify(rowsOf(live)) === JSON.stringify(rowsOf(stay)) ? live : stay
  const { reference, phoneCountry } = stay
  const [rows, setRows] = useState<readonly NationalityRow[]>(() => rowsOf(stay))
  const [begunWith] = useState(rows.length)
  const changed = (index: number, change: Partial<NationalityRow>) =>
    setRows((before) => withChange(stay.guests, before, index, change))
  const [first = { code: '', guests: stay.guests }, ...others] = rows
  return (
    <FormDialog
      title={t('nationality.for', { name: guestOf(stay) })}
      submitLabel={t('nationality.save')}
      onClose={onClose}
      send={() =>
        call('setNationalities', {
          params: { reference },
          body: { version, nationalities: nationalitiesFrom(rows) },
        })
      }
      onDone={onDone}
    >
      {() => (
        <>
          <NationalityField
            label={t('nationality.name')}
            hint={others.length > 0 ? t('guests', { count: first.guests }) : t('nationality.hint')}
            value={first.code}
            phoneCountry={phoneCountry}
            onValueChange={(code) => changed(0, { code })}
          />
          {others.map(({ code, guests }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are only added, at the end
            <div key={i} className={styles.row}>
              <NationalityField
                label={t('nationality.another')}
                value={code}
                autoFocus={i + 1 >= begunWith}
                onValueChange={(chosen) => changed(i + 1, { code: chosen })}
              />
              <NumberField
                label={t('stay.guests')}
                value={guests}
                onValueChange={(count) => changed(i + 1, { guests: count ?? 0 })}
                min={0}
                max={guests + first.guests - 1}
                decrementLabel={t('walkIn.fewerGuests')}
                incrementLabel={t('walkIn.moreGuests')}
              />
            </div>
          ))}
          {first.guests > 1 && (
            <Button
              variant="quiet"
              onClick={() => setRows((before) => withRest(stay.guests, [...before, { code: '', guests: 1 }]))}
            >
              {t('nationality.add')}
            </Button>
          )}
        </>
      )}
    </FormDialog>
  )
}
