import type { StayPage } from '@calm-rest/contract/staff'
import { useTranslation } from 'react-i18next'
import { useDesk, useMay } from '../api/desk-context.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import * as parts from '../parts/parts.module.css'

interface LocalGuestsProps {
  page: StayPage
  onChanged: () => void
}

/** Marks the guests of a stay as local, or removes the mark: its taxes follow. The API asks for the passkey. */
export const LocalGuests = ({ page: { stay, isLocal }, onChanged }: LocalGuestsProps) => {
  const { t } = useTranslation()
  const may = useMay()
  const { call } = useDesk()
  if (!stay.may.price || !may('decide money')) return null
  const { reference, version } = stay
  const label = t(isLocal ? 'stay.local.unmark' : 'stay.local.mark')
  return (
    <div className={parts.quietActions}>
      <ConfirmButton
        label={label}
        name={label}
        consequence={t(isLocal ? 'stay.local.unmarkText' : 'stay.local.markText')}
        attempt={() =>
          call('markLocalGuests', { params: { reference }, body: { version, isLocal: !isLocal } })
        }
        onDone={onChanged}
      />
    </div>
  )
}
