import type { DeskLink } from '@calm-rest/contract/api'
import { AboutBooking } from './about-booking.tsx'
import { AboutMessage } from './about-message.tsx'
import { AboutReview } from './about-review.tsx'
import * as styles from './desk.module.css'
import { DeskForm } from './desk-form.tsx'
import { DeskOutcome } from './desk-outcome.tsx'

export interface DeskSheetProps {
  token: string
  link: DeskLink
  /** The button was pressed here and now. */
  justUsed: boolean
  onUsed: (link: DeskLink) => void
}

export const DeskSheet = ({ token, link, justUsed, onUsed }: DeskSheetProps) => (
  <>
    <div className={styles.sheet}>
      <About link={link} />
    </div>
    {link.state === 'open' ? (
      <DeskForm token={token} link={link} onUsed={onUsed} />
    ) : (
      <DeskOutcome link={link} justUsed={justUsed} />
    )}
  </>
)

const About = ({ link }: { link: DeskLink }) => {
  switch (link.about) {
    case 'booking':
      return <AboutBooking booking={link.booking} />
    case 'review':
      return <AboutReview review={link.review} />
    case 'message':
      return <AboutMessage message={link.message} />
  }
}
