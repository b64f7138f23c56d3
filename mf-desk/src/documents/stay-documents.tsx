import type { StaffDocument, StayPage } from '@calm-rest/contract/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../api/desk-context.ts'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { DocumentEntry } from './document-entry.tsx'
import * as styles from './documents.module.css'
import { IssueForm } from './issue-form.tsx'

/** What was issued for a booking, newest first, below what can be issued. */
export const StayDocuments = ({ page: { stay } }: { page: StayPage }) => {
  const { t } = useTranslation()
  const may = useMay()
  const { answer, reload } = useAnswer('listDocuments', { params: { reference: stay.reference } })
  /** The document that was issued last here: it can be given at once. */
  const [issued, setIssued] = useState<StaffDocument>()
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {(found) => {
        const others = found.documents.filter(({ id }) => id !== issued?.id)
        const shown = found.documents.find(({ id }) => id === issued?.id) ?? issued
        return (
          <div className={styles.documents}>
            {shown && (
              <div role="status" className={styles.issued}>
                <DocumentEntry document={shown} stay={stay} onChanged={reload} isNew />
              </div>
            )}
            {may('take payments') && (
              <IssueForm
                key={found.documents.length}
                stay={stay}
                found={found}
                onIssued={async (document) => {
                  setIssued(document)
                  await reload()
                }}
              />
            )}
            {found.documents.length === 0 && <p className={styles.small}>{t('document.none')}</p>}
            <ul className={styles.list}>
              {others.map((document) => (
                <li key={document.id}>
                  <DocumentEntry document={document} stay={stay} onChanged={reload} />
                </li>
              ))}
            </ul>
          </div>
        )
      }}
    </Answered>
  )
}
