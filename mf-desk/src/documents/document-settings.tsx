import { useTranslation } from 'react-i18next'
import { useMay } from '../api/desk-context.ts'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { DialogButton } from '../parts/dialog-button.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Titled } from '../parts/titled.tsx'
import { SettingsForm } from './settings-form.tsx'

/** Opens how the property numbers its documents, and what they say. */
export const DocumentSettings = () => {
  const { t } = useTranslation()
  const may = useMay()
  if (!may('read takings') || !may('change the property')) return null
  return (
    <Titled title={t('document.settings')}>
      <DialogButton
        variant="secondary"
        dialog={({ onClose, onDone }) => (
          <Sheet title={t('document.settings')} onClose={onClose}>
            <Loaded onDone={onDone} />
          </Sheet>
        )}
      >
        {t('document.settingsOpen')}
      </DialogButton>
    </Titled>
  )
}

const Loaded = ({ onDone }: { onDone: () => void }) => {
  const { answer, reload } = useAnswer('readDocumentSettings', {})
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {(settings) => <SettingsForm settings={settings} onDone={onDone} />}
    </Answered>
  )
}
