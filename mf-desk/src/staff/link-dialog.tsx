import type { Invited } from '@calm-rest/contract/staff'
import { Button, TextField } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { moment } from '../parts/moment.ts'
import { Sheet } from '../parts/sheet.tsx'
import { useLang } from '../use-lang.ts'
import * as styles from './staff.module.css'

interface LinkDialogProps {
  invited: Invited
  onClose: () => void
}

/** The invitation link, which nobody can see again once this is closed. */
export const LinkDialog = ({ invited, onClose }: LinkDialogProps) => {
  const { t } = useTranslation()
  const lang = useLang()
  const { link, expiresAt, member } = invited
  const { name, email } = member
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setSaid(t('staff.copied'))
    } catch {
      setSaid(t('staff.notCopied'))
    }
  }
  const share = async () => {
    setSaid('')
    try {
      await navigator.share({ title: t('invite.title'), url: link })
    } catch (cause) {
      // closing the phone's share window shares nothing, visibly
      if (!(cause instanceof Error && cause.name === 'AbortError')) setSaid(t('staff.notCopied'))
    }
  }
  return (
    <Sheet title={t('staff.linkFor', { name })} onClose={onClose}>
      <div className={styles.link}>
        <p>{t('staff.linkText', { name, at: moment(lang, expiresAt) })}</p>
        {email && <p>{t('staff.mailed', { email })}</p>}
        <TextField
          label={t('staff.link')}
          value={link}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        {'share' in navigator && (
          <Button size="large" wide onClick={() => void share()}>
            {t('staff.share')}
          </Button>
        )}
        <Button variant="secondary" size="large" wide onClick={() => void copy()}>
          {t('staff.copy')}
        </Button>
        <p role="status">{said}</p>
      </div>
    </Sheet>
  )
}
