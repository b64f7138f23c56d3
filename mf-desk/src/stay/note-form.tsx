import type { Result } from '@calm-rest/contract/api'
import { type ChangedMeanwhileBody, type StaffStay, staffLimits } from '@calm-rest/contract/staff'
import { Alert, Button, TextAreaField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk, useMay } from '../api/desk-context.ts'
import { failureWords } from '../api/failure-words.ts'
import * as styles from './stay.module.css'

interface NoteFormProps {
  stay: StaffStay
  onSaved: () => void
}

type Seen = Pick<StaffStay, 'version' | 'note'>

/**
 * Notes of the staff about a stay; no guest reads them. Changes of others are shown beside the input, and
 * neither is lost.
 */
export const NoteForm = (props: NoteFormProps) => {
  const may = useMay()
  if (may('check in and out')) return <OwnNoteForm {...props} />
  const { note } = props.stay
  return note === null ? null : <p className={styles.theirNote}>{note}</p>
}

const OwnNoteForm = ({ stay, onSaved }: NoteFormProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const [isEdited, setIsEdited] = useState(false)
  const [seen, setSeen] = useState<Seen>(stay)
  const [shown, setShown] = useState(stay.version)
  // without input, others' changes appear by themselves
  if (!isEdited && shown !== stay.version) {
    setShown(stay.version)
    setSeen(stay)
  }
  const { ref, submitted, edited, result, sending } = useForm<StaffStay>({
    send: async (data) => {
      const note = textOf(data, 'note')
      const params = { reference: stay.reference }
      const sent = await call('writeNote', { params, body: { version: seen.version, note } })
      const current = sent.ok ? sent.value : currentOf(sent)
      if (current) setSeen({ version: current.version, note: seen.note })
      // input during the save is not saved yet
      if (sent.ok) setIsEdited(ref.current !== null && textOf(new FormData(ref.current), 'note') !== note)
      return sent
    },
    onSent: onSaved,
  })
  const theirs = result && currentOf(result)
  return (
    <form
      ref={ref}
      className={styles.note}
      noValidate
      onSubmit={submitted}
      onChange={(event) => {
        setIsEdited(true)
        edited(event)
      }}
    >
      <TextAreaField
        key={seen.note}
        name="note"
        label={t('stay.note')}
        hint={t('stay.noteHint')}
        rows={3}
        maxLength={staffLimits.text.note}
        defaultValue={seen.note ?? ''}
      />
      {result?.ok === false && (
        <Alert tone="danger" title={failureWords(result.failure, t)}>
          {theirs?.note && <p className={styles.theirNote}>{theirs.note}</p>}
        </Alert>
      )}
      {isEdited && (
        <Button type="submit" variant="secondary" busy={sending}>
          {t('stay.saveNote')}
        </Button>
      )}
    </form>
  )
}

/** The stay as it is now, where somebody else was quicker. */
const currentOf = (result: Result<StaffStay>): StaffStay | undefined =>
  !result.ok && result.failure.kind === 'api' && result.failure.code === 'changed_meanwhile'
    ? ((result.failure.body as ChangedMeanwhileBody).current as StaffStay)
    : undefined
