import type { ListedSession } from '@calm-rest/contract/staff'
import { Alert, Badge, Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { moment } from '../parts/moment.ts'
import * as parts from '../parts/parts.module.css'
import { Titled } from '../parts/titled.tsx'
import { useLang } from '../use-lang.ts'
import * as styles from './me.module.css'

/** Each with the way to end it: a phone that was lost, a computer where somebody forgot to sign out. */
export const OwnSessions = () => {
  const { t } = useTranslation()
  const { answer, reload } = useAnswer('listOwnSessions', {})
  return (
    <Titled title={t('me.sessions')}>
      <Answered answer={answer} onRetry={() => void reload()}>
        {(sessions) => (
          <ul className={styles.list}>
            {sessions.map((session) => (
              <li key={session.id} className={styles.entry}>
                <SessionEntry session={session} onEnded={() => void reload()} />
              </li>
            ))}
          </ul>
        )}
      </Answered>
    </Titled>
  )
}

const SessionEntry = ({ session, onEnded }: { session: ListedSession; onEnded: () => void }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { id, isThis, signedInBy, createdAt, lastSeenAt } = session
  // '?' is the API's value for an unknown device
  const device = session.device === '?' ? t('me.unknownDevice') : session.device
  return (
    <>
      <p className={styles.name}>
        <span>{device}</span> {isThis && <Badge tone="tea">{t('me.this')}</Badge>}
      </p>
      <p className={parts.facts}>
        <span>{t(`me.by.${signedInBy}`)}</span>
        <span>{t('since', { at: moment(lang, createdAt) })}</span>
        {!isThis && <span>{t('me.lastSeen', { at: moment(lang, lastSeenAt) })}</span>}
      </p>
      {isThis ? <SignOutButton /> : <EndButton id={id} device={device} onEnded={onEnded} />}
    </>
  )
}

const SignOutButton = () => {
  const { t } = useTranslation()
  const { signOut } = useDesk()
  const { busy, problem, act } = useAct()
  return (
    <>
      <Button variant="secondary" size="small" busy={busy} onClick={() => void act(signOut)}>
        {t('signOut')}
      </Button>
      {problem && <Alert tone="danger">{problem}</Alert>}
    </>
  )
}

interface EndButtonProps {
  id: string
  device: string
  onEnded: () => void
}

const EndButton = ({ id, device, onEnded }: EndButtonProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { busy, problem, act } = useAct(onEnded)
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        busy={busy}
        aria-label={t('me.endOf', { device })}
        onClick={() => void act(() => call('endOwnSession', { params: { id } }))}
      >
        {t('me.end')}
      </Button>
      {problem && <Alert tone="danger">{problem}</Alert>}
    </>
  )
}
