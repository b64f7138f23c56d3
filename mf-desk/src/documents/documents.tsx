import type { StayPage } from '@calm-rest/contract/staff'
import { useTranslation } from 'react-i18next'
import { DialogButton } from '../parts/dialog-button.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Titled } from '../parts/titled.tsx'
import { StayDocuments } from './stay-documents.tsx'

/** Opens what was issued for a booking, and issues more. */
export const Documents = ({ page }: { page: StayPage }) => {
  const { t } = useTranslation()
  return (
    <Titled title={t('document.title')}>
      <DialogButton
        variant="secondary"
        dialog={({ onClose }) => (
          <Sheet title={t('document.title')} onClose={onClose} isReadOnly>
            <StayDocuments page={page} />
          </Sheet>
        )}
      >
        {t('document.open')}
      </DialogButton>
    </Titled>
  )
}
