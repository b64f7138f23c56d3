import type { WidgetEvent } from '@calm-rest/contract/widget'
import { useState } from 'react'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import * as styles from './profile.module.css'

const nothing = {}

/** Bookings first, the account beside or below them. Two remotes that do not know each other. */
export const MyStay = ({ onRemoved }: { onRemoved: () => void }) => {
  const [bookingsCame, setBookingsCame] = useState(false)
  const listen = ({ type }: WidgetEvent) => type === 'account-removed' && onRemoved()
  return (
    <div className={styles.stay}>
      <div className={styles.columns}>
        <RemoteSlot
          remote="mf-booking"
          widget="my-bookings"
          props={nothing}
          onEvent={() => setBookingsCame(true)}
        />
        <div className={bookingsCame ? undefined : styles.waiting}>
          <RemoteSlot remote="mf-auth" widget="account" props={nothing} onEvent={listen} />
        </div>
      </div>
    </div>
  )
}
