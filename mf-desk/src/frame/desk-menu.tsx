import { HostButton } from '@calm-rest/federation/widget'
import { Alert, Button, Icon, icons } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { LanguageLinks } from '../language/language-links.tsx'
import { menuFor, toSection } from '../navigation/sections.ts'
import { ByCodeNotice } from '../parts/by-code-notice.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { useRoleName } from '../parts/use-role-name.ts'
import * as styles from './desk-frame.module.css'

/** The signed-in member, the language, and the sign-out. */
export const DeskMenu = () => {
  const { t } = useTranslation()
  const { session, signOut } = useDesk()
  const [open, setOpen] = useState(false)
  const { busy, problem, act } = useAct()
  const nameOfRole = useRoleName()
  const { name } = session.member
  return (
    <>
      <button
        type="button"
        className={styles.menuButton}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon draw={icons.user} />
        <span>{name}</span>
      </button>
      {open && (
        <Sheet title={name} onClose={() => setOpen(false)}>
          <div className={styles.menu}>
            <p>{nameOfRole(session.member)}</p>
            <ByCodeNotice />
            {menuFor(session.rights).map((section) => (
              <HostButton
                key={section}
                to={toSection({ section })}
                variant="secondary"
                wide
                onClick={() => setOpen(false)}
              >
                {t(`section.${section}`)}
              </HostButton>
            ))}
            <LanguageLinks />
            {problem && <Alert tone="danger">{problem}</Alert>}
            <Button variant="secondary" wide busy={busy} onClick={() => void act(signOut)}>
              {t('signOut')}
            </Button>
          </div>
        </Sheet>
      )}
    </>
  )
}
