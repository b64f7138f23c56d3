import { Dialog } from '@calm-rest/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as frame from '../frame/desk-frame.module.css'

interface SheetProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** What is asked, above what it is about: from below on a phone, where the thumb is. It is open as long as it is there. */
export const Sheet = ({ title, onClose, children }: SheetProps) => {
  const { t } = useTranslation()
  const [isEdited, setIsEdited] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      isHeld={isEdited}
      className={frame.sheet}
    >
      {/* a finger that slips takes nothing away that was typed */}
      <div onChange={() => setIsEdited(true)}>{children}</div>
    </Dialog>
  )
}
