import { ConfirmDialog, Dialog } from '@calm-rest/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './sheet.module.css'

interface SheetProps {
  title: string
  onClose: () => void
  /** Nothing in it is saved: it closes without a question. */
  isReadOnly?: boolean
  children: ReactNode
}

/**
 * A question above its subject: at the bottom on a phone, near the thumb. It is open while it is mounted.
 * Closing it with input asks first, so that a slip of a finger loses nothing.
 */
export const Sheet = ({ title, onClose, isReadOnly = false, children }: SheetProps) => {
  const { t } = useTranslation()
  const [isEdited, setIsEdited] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Dialog
        open
        onClose={() => (isEdited && !isReadOnly ? setIsAsking(true) : onClose())}
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
