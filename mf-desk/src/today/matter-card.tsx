import type { OpenMatter } from '@calm-rest/contract/staff'
import { HostLink } from '@calm-rest/federation/widget'
import { formatDate } from '@calm-rest/i18n'
import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useMay } from '../api/desk-context.ts'
import { toSection } from '../navigation/sections.ts'
import { Card } from '../parts/card.tsx'
import { moment } from '../parts/moment.ts'
import * as parts from '../parts/parts.module.css'
import { useLang } from '../use-lang.ts'
import * as styles from './today.module.css'

const draws = { message: icons.mail, review: icons.star, mail: icons.warning, unseen: icons.eye }

/** What the screen takes that a matter leads to. */
const rightTo = { message: 'answer messages', review: 'judge reviews', unseen: 'read stays' } as const

type LinkedMatter = Exclude<OpenMatter, { kind: 'mail' }>

const placeOf = (matter: LinkedMatter): Parameters<typeof toSection>[0] => {
  switch (matter.kind) {
    case 'message':
      return { section: 'messages', message: matter.id }
    case 'review':
      return { section: 'messages', review: matter.id }
    case 'unseen':
      return { section: 'stay', reference: matter.reference }
  }
}

/** An open matter, and since when it waits. */
export const MatterCard = ({ matter }: { matter: OpenMatter }) => {
  const { t } = useTranslation()
  const may = useMay()
  const lang = useLang()
  const since = matter.kind === 'unseen' ? formatDate(lang, matter.since) : moment(lang, matter.since)
  const name = 'name' in matter ? matter.name : matter.error
  const title = (
    <>
      <Icon draw={draws[matter.kind]} className={styles.sign} /> <span>{t(`matter.${matter.kind}`)}</span>
    </>
  )
  return (
    <Card title={title}>
      <p>
        {matter.kind !== 'mail' && may(rightTo[matter.kind]) ? (
          <HostLink to={toSection(placeOf(matter))}>{name}</HostLink>
        ) : (
          name
        )}
      </p>
      <p className={parts.soft}>{t('since', { at: since })}</p>
    </Card>
  )
}
