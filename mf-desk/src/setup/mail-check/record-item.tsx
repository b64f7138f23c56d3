import type { StaffMailCheck } from '@calm-rest/contract/staff'
import { Button, classNames, Icon, icons } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './mail-check.module.css'

type CheckedRecord = StaffMailCheck['records'][number]

/** One record: whether it is right, what is wrong with it, and what to enter. */
export const RecordItem = ({ record: checked, hasServer }: { record: CheckedRecord; hasServer: boolean }) => {
  const { t } = useTranslation()
  const { record, problem, found, entry } = checked
  const isRight = problem === null
  const words = () => {
    if (problem === 'unread') return t('mailCheck.unread')
    if (problem !== null) return t(`mailCheck.problem.${record}.${problem}`)
    return t(record === 'spf' && !hasServer ? 'mailCheck.ok.spfAlone' : `mailCheck.ok.${record}`)
  }
  return (
    <li className={styles.record} data-record={record}>
      <p className={styles.name}>
        <Icon
          draw={isRight ? icons.check : icons.warning}
          label={t(isRight ? 'mailCheck.right' : 'mailCheck.wrong')}
          className={classNames(isRight ? styles.right : styles.wrong)}
        />
        <span>{t(`mailCheck.record.${record}`)}</span>
      </p>
      <p>{words()}</p>
      {!isRight && record !== 'sender' && found.length > 0 && (
        <p className={styles.soft}>
          <span>{t('mailCheck.found')}</span> <Exact>{found.join(' · ')}</Exact>
        </p>
      )}
      {entry && <Entry entry={entry} />}
    </li>
  )
}

/** What is written in DNS letter by letter, in no language. */
const Exact = ({ children }: { children: string }) => (
  <code translate="no" dir="ltr" className={styles.exact}>
    {children}
  </code>
)

const Entry = ({ entry: { type, name, value } }: { entry: NonNullable<CheckedRecord['entry']> }) => {
  const { t } = useTranslation()
  const [said, setSaid] = useState('')
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      setSaid(t('mailCheck.copied'))
    } catch {
      setSaid(t('mailCheck.notCopied'))
    }
  }
  return (
    <div className={styles.entry}>
      <p>{t('mailCheck.enter')}</p>
      <dl className={styles.sender}>
        <dt>{t('mailCheck.type')}</dt>
        <dd>
          <Exact>{type}</Exact>
        </dd>
        <dt>{t('mailCheck.name')}</dt>
        <dd>
          <Exact>{name}</Exact>
        </dd>
        <dt>{t('mailCheck.value')}</dt>
        <dd>
          <Exact>{value}</Exact>
        </dd>
      </dl>
      <div className={styles.buttons}>
        <Button variant="quiet" size="small" onClick={() => void copy(name)}>
          {t('mailCheck.copyName')}
        </Button>
        <Button variant="quiet" size="small" onClick={() => void copy(value)}>
          {t('mailCheck.copyValue')}
        </Button>
      </div>
      <p role="status" className={styles.soft}>
        {said}
      </p>
    </div>
  )
}
