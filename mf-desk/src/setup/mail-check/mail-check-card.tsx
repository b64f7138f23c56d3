import type { StaffMailCheck } from '@calm-rest/contract/staff'
import { Alert, Button, Card, TextField } from '@calm-rest/ui'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../../api/desk-context.ts'
import { useAct } from '../../api/use-act.ts'
import { moment } from '../../parts/moment.ts'
import { Titled } from '../../parts/titled.tsx'
import { useLang } from '../../use-lang.ts'
import * as styles from './mail-check.module.css'
import { RecordItem } from './record-item.tsx'

/** Asks DNS about the sender of mail when somebody presses, and says what to enter where. */
export const MailCheckCard = () => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const [selector, setSelector] = useState('')
  const [check, setCheck] = useState<StaffMailCheck>()
  const { busy, problem, act } = useAct(() => {})
  const ask = async () => {
    const result = await call('checkMail', { query: selector ? { selector } : {} })
    if (result.ok) setCheck(result.value)
    return result
  }
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    void act(ask)
  }
  return (
    <Titled title={t('mailCheck.title')}>
      <Card>
        <form className={styles.check} onSubmit={submitted}>
          <p>{t('mailCheck.lead')}</p>
          {check && <Checked check={check} />}
          <TextField
            name="selector"
            label={t('mailCheck.selector')}
            hint={t('mailCheck.selectorHint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={63}
            value={selector}
            onChange={({ currentTarget }) => setSelector(currentTarget.value)}
          />
          {problem && <Alert tone="danger">{problem}</Alert>}
          <Button type="submit" variant="secondary" busy={busy}>
            {t(check ? 'mailCheck.again' : 'mailCheck.do')}
          </Button>
        </form>
      </Card>
    </Titled>
  )
}

const Checked = ({ check }: { check: StaffMailCheck }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { from, isSetByOperator, server, checkedAt, records } = check
  return (
    <>
      <dl className={styles.sender}>
        <dt>{t('mailCheck.from')}</dt>
        <dd>
          <bdi translate="no">{from}</bdi>
          <p className={styles.soft}>{t(isSetByOperator ? 'mailCheck.operator' : 'mailCheck.facts')}</p>
        </dd>
        {server !== null && (
          <>
            <dt>{t('mailCheck.server')}</dt>
            <dd>
              <bdi translate="no">{server}</bdi>
            </dd>
          </>
        )}
      </dl>
      {server === null && (
        <Alert tone="warning" urgent={false}>
          {t('mailCheck.noServer')}
        </Alert>
      )}
      <ul className={styles.records}>
        {records.map((record) => (
          <RecordItem key={record.record} record={record} hasServer={server !== null} />
        ))}
      </ul>
      <p role="status" className={styles.soft}>
        {t('mailCheck.checked', { at: moment(lang, checkedAt) })}
      </p>
    </>
  )
}
