import { ConfirmDialog, Dialog } from '@calm-rest/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './sheet.module.css'

interface SheetProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/**
 * What is asked, above what it is about: from below on a phone, where the thumb is. It is open as long as it is there. A
 * key or a finger that slips takes nothing away that was filled in: whoever closes it then is asked.
 */
export const Sheet = ({ title, onClose, children }: SheetProps) => {
  const { t } = useTranslation()
  const [isEdited, setIsEdited] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Dialog
        open
        onClose={() => (isEdited ? setIsAsking(true) : onClose())}
        title={title}
        closeLabel={t('close')}
        className={styles.sheet}
      >
        <div onChange={() => setIsEdited(true)}>{children}</div>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={onClose}
        title={t('unsaved.title')}
        keepLabel={t('unsaved.keep')}
        confirmLabel={t('unsaved.discard')}
      >
        {t('unsaved.text')}
      </ConfirmDialog>
    </>
  )
}
