import { useTranslation } from 'react-i18next'
import { RemoteSlot } from '../slots/remote-slot.tsx'
import { SlotPage } from './slot-page.tsx'
import { useLinkProps } from './use-link-token.ts'
import { useStay } from './use-stay.ts'

export const Book = () => {
  const { t } = useTranslation()
  return (
    <SlotPage>
      <RemoteSlot remote="mf-booking" widget="book" props={useStay()} title={t('titles.book')} />
    </SlotPage>
  )
}

/** Screen of a booking by its signed link, from its mail or after it was made: no account is needed. */
export const Booking = () => {
  const { t } = useTranslation()
  const props = useLinkProps()
  return (
    <SlotPage>
      {props && (
        <RemoteSlot
          remote="mf-booking"
          widget="linked-booking"
          props={props}
          title={t('titles.booking')}
          triesAnew
        />
      )}
    </SlotPage>
  )
}
