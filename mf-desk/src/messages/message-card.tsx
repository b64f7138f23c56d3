import { mailtoLink } from '@calm-rest/contract/email'
import { limits } from '@calm-rest/contract/limits'
import type { StaffMessage } from '@calm-rest/contract/staff'
import { HostLink, useHost } from '@calm-rest/federation/widget'
import { Alert, Button, CheckboxField, TextAreaField } from '@calm-rest/ui'
import { textOf, useForm } from '@calm-rest/ui/form'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { failureWords } from '../api/failure-words.ts'
import { useAct } from '../api/use-act.ts'
import { toSection } from '../navigation/sections.ts'
import { Card } from '../parts/card.tsx'
import * as parts from '../parts/parts.module.css'
import { problemWords } from '../parts/problem-words.ts'
import { stayDay } from '../parts/stay-names.ts'
import { Thread } from '../parts/thread.tsx'
import { useLang } from '../use-lang.ts'
import { CloseAlike } from './close-messages.tsx'
import * as styles from './messages.module.css'

interface MessageCardProps {
  message: StaffMessage
  /** Reads it again. */
  onChanged: () => Promise<void>
  /** Opens with the answer begun, where a link leads to this message. */
  startsWithAnswer?: boolean
  /** In a list: selected for closing together. */
  choice?: { isChosen: boolean; onChoose: (isChosen: boolean) => void }
}

/** The latest stays show who writes; a stay's page lists the others. */
const shownStays = 3

/** A message with the guest's stays beside it, and the answer. */
export const MessageCard = ({ message, onChanged, startsWithAnswer = false, choice }: MessageCardProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const [answering, setAnswering] = useState(startsWithAnswer)
  const { fullName, email, phone, stays, answeredAt } = message
  return (
    <Card title={fullName}>
      <p className={parts.facts}>
        <a href={mailtoLink(email)}>{email}</a>
        {phone && <a href={`tel:${phone}`}>{phone}</a>}
        {stays.slice(0, shownStays).map(({ reference, checkIn }) => (
          <HostLink key={reference} to={toSection({ section: 'stay', reference })}>
            {t('messages.stay', { day: stayDay(lang, checkIn) })}
          </HostLink>
        ))}
      </p>
      <Thread messages={[message]} />
      {answering && (
        <AnswerForm
          message={message}
          onDone={() => {
            setAnswering(false)
            void onChanged()
          }}
        />
      )}
      {!(answering && answeredAt) && (
        <div className={answering ? parts.quietActions : parts.actions}>
          {!answering && (
            <Button variant={answeredAt ? 'secondary' : 'primary'} onClick={() => setAnswering(true)}>
              {t('messages.answer')}
            </Button>
          )}
          {!answeredAt && <MarkAnswered message={message} onChanged={onChanged} />}
          {!answeredAt && <CloseAlike message={message} onChanged={onChanged} />}
        </div>
      )}
      {!answeredAt && choice && (
        <CheckboxField
          label={t('messages.choose')}
          aria-label={t('messages.chooseOf', { name: fullName })}
          checked={choice.isChosen}
          onChange={({ currentTarget }) => choice.onChoose(currentTarget.checked)}
        />
      )}
    </Card>
  )
}

/** Somebody has called, or it needs no answer. */
const MarkAnswered = ({
  message: { id, version },
  onChanged,
}: Pick<MessageCardProps, 'message' | 'onChanged'>) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { busy, problem, act } = useAct(onChanged)
  return (
    <>
      <Button
        variant="quiet"
        busy={busy}
        onClick={() => void act(() => call('markAnswered', { params: { id }, body: { version } }))}
      >
        {t('messages.mark')}
      </Button>
      {problem && <Alert tone="danger">{problem}</Alert>}
    </>
  )
}

/** Input stays in this tab until it is sent. */
const AnswerForm = ({ message: { id, version }, onDone }: { message: StaffMessage; onDone: () => void }) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { drafts } = useHost()
  const draft = `desk-reply-${id}`
  const stored = drafts?.read(draft)
  const { ref, submitted, edited, problems, result, sending } = useForm({
    send: (data) =>
      call('answerMessage', { params: { id }, body: { version, reply: textOf(data, 'reply') } }),
    onSent: () => {
      drafts?.forget(draft)
      onDone()
    },
  })
  return (
    <form
      ref={ref}
      noValidate
      className={styles.form}
      onSubmit={submitted}
      onChange={(event) => {
        edited(event)
        drafts?.write(draft, textOf(new FormData(event.currentTarget), 'reply'))
      }}
    >
      <TextAreaField
        name="reply"
        label={t('messages.reply')}
        hint={t('messages.replyHint')}
        rows={5}
        maxLength={limits.text.message}
        defaultValue={typeof stored === 'string' ? stored : ''}
        error={problemWords(problems, 'reply', t)}
        required
      />
      {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
      <Button type="submit" wide busy={sending}>
        {t('messages.send')}
      </Button>
    </form>
  )
}
