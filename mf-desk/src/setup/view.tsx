import type { StaffSetup } from '@calm-rest/contract/staff'
import { useHost } from '@calm-rest/federation/widget'
import { Alert, Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { useAnswer } from '../api/use-answer.ts'
import { toSection } from '../navigation/sections.ts'
import { Answered } from '../parts/answered.tsx'
import { moment } from '../parts/moment.ts'
import { Page } from '../parts/page.tsx'
import * as parts from '../parts/parts.module.css'
import { Titled } from '../parts/titled.tsx'
import { useLang } from '../use-lang.ts'
import { ExamplesCard } from './examples-card.tsx'
import { MailCheckCard } from './mail-check/mail-check-card.tsx'
import { OpenProperty } from './open-property.tsx'
import { PauseProperty } from './pause-property.tsx'
import * as styles from './setup.module.css'
import { TaskList } from './task-list.tsx'
import { TermsCard } from './terms-card.tsx'

/** What is left to do until the property can open, its examples, and its opening. */
export const SetupView = () => {
  const { answer, reload } = useAnswer('readSetup', {})
  return (
    <Page width="text">
      <Answered answer={answer} onRetry={() => void reload()}>
        {(setup) => <Setup setup={setup} onChanged={reload} />}
      </Answered>
    </Page>
  )
}

const Setup = ({ setup, onChanged }: { setup: StaffSetup; onChanged: () => Promise<void> }) => {
  const { t } = useTranslation()
  const { items, openedAt } = setup
  const isBefore = openedAt === null
  return (
    <>
      <Stage setup={setup} />
      {isBefore && (
        <Titled title={t('setup.required')}>
          <TaskList items={items.filter(({ isRequired }) => isRequired)} />
        </Titled>
      )}
      <Titled title={t('setup.advised')}>
        <TaskList items={items.filter(({ isRequired }) => !isRequired)} />
      </Titled>
      <TermsCard setup={setup} onAnswered={onChanged} />
      <MailCheckCard />
      <ExamplesCard onRemoved={onChanged} />
      {!isBefore && <PauseProperty setup={setup} onChanged={onChanged} />}
      {isBefore && (
        <>
          <OpenProperty setup={setup} onOpened={onChanged} />
          {!setup.isLeft && <Later />}
        </>
      )}
    </>
  )
}

/** What guests see now. */
const Stage = ({ setup: { stage, openedAt, pausedAt } }: { setup: StaffSetup }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const host = useHost()
  if (pausedAt !== null)
    return (
      <Alert tone="warning" urgent={false}>
        {t('setup.stage.paused', { at: moment(lang, pausedAt) })}
      </Alert>
    )
  if (openedAt !== null)
    return (
      <Alert tone="success" urgent={false}>
        {t('setup.stage.open', { at: moment(lang, openedAt) })}
      </Alert>
    )
  return (
    <div>
      <p>{t(`setup.stage.${stage}`)}</p>
      {stage === 'preparing' && (
        <a href={host.href({ screen: 'home' })} className={styles.link}>
          {t('setup.look')}
        </a>
      )}
    </div>
  )
}

/** Leaves the list, which stays in the menu. */
const Later = () => {
  const { t } = useTranslation()
  const host = useHost()
  const { call } = useDesk()
  const { busy, problem, act } = useAct(() => host.navigate(toSection({ section: 'today' })))
  return (
    <div className={parts.quietActions}>
      <Button variant="quiet" busy={busy} onClick={() => void act(() => call('leaveSetup', {}))}>
        {t('setup.later')}
      </Button>
      {problem && <Alert tone="danger">{problem}</Alert>}
    </div>
  )
}
