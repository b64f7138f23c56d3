import { hotel } from '@calm-rest/contract/hotel'
import type { OpenMatter } from '@calm-rest/contract/staff'
import { HostLink } from '@calm-rest/federation/widget'
import { formatDate, formatDateTime } from '@calm-rest/i18n'
import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { pathOf } from '../desk/sections.ts'
import { useLang } from '../use-lang.ts'
import * as styles from './today.module.css'

const draws = { message: icons.mail, review: icons.star, mail: icons.warning, unseen: icons.eye }

/** What waits for somebody, and since when. */
export const MatterCard = ({ matter }: { matter: OpenMatter }) => {
  const { t } = useTranslation()
  const lang = useLang()
  const since =
    matter.kind === 'unseen'
      ? formatDate(lang, matter.since)
      : formatDateTime(lang, matter.since, hotel.timeZone, { dateStyle: 'medium', timeStyle: 'short' })
  const name = 'name' in matter ? matter.name : matter.error
  return (
    <article className={styles.matter}>
      <Icon draw={draws[matter.kind]} size="large" className={styles.matterSign} />
      <div>
        <h2 className={styles.name}>{t(`matter.${matter.kind}`)}</h2>
        <p>
          {matter.kind === 'mail' ? (
            name
          ) : (
            <HostLink
              to={{
                screen: 'remote-route',
                path:
                  matter.kind === 'unseen'
                    ? pathOf({ section: 'stay', reference: matter.reference })
                    : pathOf({ section: 'messages' }),
              }}
            >
              {name}
            </HostLink>
          )}
        </p>
        <p className={styles.since}>{t('since', { at: since })}</p>
      </div>
    </article>
  )
}
