import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import { SlotPage } from '../slot-page.tsx'
import { useLinkToken } from '../use-link-token.ts'

/** Screen of a booking by its signed link, from its mail or after it was made: no account is needed. */
export const Booking = () => {
  const { t } = useTranslation()
  const token = useLinkToken()
  const props = useMemo(() => ({ token: token ?? '' }), [token])
  return (
    <SlotPage>
      {token !== undefined && (
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
