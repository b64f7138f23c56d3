import type { StaffSetup } from '@calm-rest/contract/staff'
import { Alert, Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Titled } from '../parts/titled.tsx'
import * as styles from './setup.module.css'

interface PausePropertyProps {
  setup: Pick<StaffSetup, 'version' | 'pausedAt'>
  onChanged: () => Promise<void>
}

/** Stops the bookings of guests after a question, and takes them again with one press. */
export const PauseProperty = ({ setup: { version, pausedAt }, onChanged }: PausePropertyProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { busy, problem, act } = useAct<StaffSetup>(onChanged)
  return (
    <Titled title={t('setup.pause.title')}>
      <div className={styles.examples}>
        <p className={styles.hint}>{t(pausedAt === null ? 'setup.pause.lead' : 'setup.pause.isPaused')}</p>
        {problem && <Alert tone="danger">{problem}</Alert>}
        {pausedAt === null ? (
          <ConfirmButton
            variant="secondary"
            label={t('setup.pause.do')}
            name={t('setup.pause.do')}
            consequence={t('setup.pause.text')}
            attempt={() => call('pauseProperty', { body: { version } })}
            onDone={() => void onChanged()}
          />
        ) : (
          <Button busy={busy} onClick={() => void act(() => call('resumeProperty', { body: { version } }))}>
            {t('setup.pause.resume')}
          </Button>
        )}
      </div>
    </Titled>
  )
}
