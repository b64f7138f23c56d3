import type { StayPage } from '@calm-rest/contract/staff'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { Documents } from '../documents/documents.tsx'
import { Charges } from '../folio/charges.tsx'
import { Answered } from '../parts/answered.tsx'
import { StateBadge } from '../parts/state-badge.tsx'
import { guestOf, unitOf } from '../parts/stay-names.ts'
import { Thread } from '../parts/thread.tsx'
import { Titled } from '../parts/titled.tsx'
import { Ledger } from '../payments/ledger.tsx'
import { GuestFacts } from './guest-facts.tsx'
import { MarkButtons } from './mark-buttons.tsx'
import { NoteForm } from './note-form.tsx'
import { PriceFacts } from './price-facts.tsx'
import * as styles from './stay.module.css'
import { StayActions } from './stay-actions.tsx'
import { Timeline } from './timeline.tsx'

/** Everything of one stay and its guest on one page. */
export const StayView = ({ reference }: { reference: string }) => {
  const { answer, reload } = useAnswer('readStay', { params: { reference } })
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {(page) => <Ready page={page} reload={reload} />}
    </Answered>
  )
}

const Ready = ({ page, reload }: { page: StayPage; reload: () => Promise<void> }) => {
  const { t } = useTranslation()
  const onChanged = () => void reload()
  const { stay } = page
  return (
    <div className={styles.page}>
      <section className={styles.head} aria-label={guestOf(stay)}>
        <div className={styles.titleRow}>
          <h2 className={styles.name}>{guestOf(stay)}</h2>
          <StateBadge state={stay.state} />
        </div>
        <p className={styles.unit}>{unitOf(stay)}</p>
        <p className={styles.reference}>{t('stay.reference', { reference: stay.reference })}</p>
        <MarkButtons stay={stay} onMarked={reload} />
        <StayActions page={page} onChanged={onChanged} />
      </section>
      <GuestFacts page={page} />
      <PriceFacts page={page} onChanged={onChanged} />
      <Charges page={page} onChanged={onChanged} />
      <Ledger page={page} onChanged={onChanged} />
      <Documents page={page} />
      <NoteForm stay={stay} onSaved={onChanged} />
      {page.messages.length > 0 && (
        <Titled title={t('stay.messages')}>
          <Thread messages={page.messages} />
        </Titled>
      )}
      <Timeline entries={page.timeline} />
    </div>
  )
}
