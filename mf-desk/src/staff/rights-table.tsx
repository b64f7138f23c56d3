import { hasRight, type Right, roles, rolesWith } from '@calm-rest/contract/staff'
import { Icon, icons, VisuallyHidden } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { Titled } from '../parts/titled.tsx'
import * as styles from './staff.module.css'

const rights = Object.keys(rolesWith) as Right[]

/** What each role may do, as the API knows it. */
export const RightsTable = () => {
  const { t } = useTranslation()
  return (
    <Titled title={t('staff.rights')}>
      <table className={styles.rights}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('staff.right')}</VisuallyHidden>
            </th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {t(`role.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rights.map((right) => (
            <tr key={right}>
              <th scope="row">{t(`right.${right}`)}</th>
              {roles.map((role) => (
                <td key={role}>
                  {hasRight(role, right) ? (
                    <Icon draw={icons.check} label={t('yes')} />
                  ) : (
                    <>
                      <span aria-hidden="true">–</span>
                      <VisuallyHidden>{t('no')}</VisuallyHidden>
                    </>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Titled>
  )
}
