import { Icon, icons } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { Titled } from '../parts/titled.tsx'
import { rightsByRoles } from './rights-by-roles.ts'
import { RoleBadge } from './role-badge.tsx'
import * as styles from './staff.module.css'

/**
 * Rights of each role, from the API's table: as text and not as a grid, for which no phone is wide enough.
 */
export const RightsList = () => {
  const { t } = useTranslation()
  return (
    <Titled title={t('staff.rights')}>
      <dl className={styles.rights}>
        {rightsByRoles.map(({ roles, rights }) => (
          <div key={roles.join(' ')} className={styles.group}>
            <dt className={styles.roles}>
              {roles.map((role) => (
                <RoleBadge key={role} role={role} />
              ))}
            </dt>
            {rights.map((right) => (
              <dd key={right} className={styles.right}>
                <Icon draw={icons.check} />
                <span>{t(`right.${right}`)}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Titled>
  )
}
