import { TextField } from '@calm-rest/ui'
import { textOf } from '@calm-rest/ui/form'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { DialogButton } from '../parts/dialog-button.tsx'
import { FormDialog } from '../parts/form-dialog.tsx'
import { Titled } from '../parts/titled.tsx'
import * as styles from './till.module.css'

/** The merchant's code that guests scan to pay. The API asks for the passkey: money follows it. */
export const MerchantCode = () => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { answer, reload } = useAnswer('readWaysToPay', {})
  return (
    <Titled title={t('till.code')}>
      <p>{t('till.codeText')}</p>
      <Answered answer={answer} onRetry={() => void reload()}>
        {({ qr }) => (
          <>
            <p className={styles.codeOf}>
              {qr
                ? t('till.codeOf', { merchant: qr.merchant, town: qr.town, currency: qr.currency })
                : t('till.codeNone')}
            </p>
            <DialogButton
              variant="secondary"
              size="small"
              dialog={(end) => (
                <FormDialog
                  {...end}
                  title={t('till.codeSet')}
                  submitLabel={t('till.codeSave')}
                  send={(data) => call('changeMerchantCode', { body: { code: textOf(data, 'code') } })}
                >
                  {(problemOf) => (
                    <TextField
                      name="code"
                      label={t('till.codeField')}
                      hint={t('till.codeHint')}
                      defaultValue={qr?.code}
                      autoComplete="off"
                      spellCheck={false}
                      maxLength={512}
                      error={problemOf('code')}
                    />
                  )}
                </FormDialog>
              )}
              onDone={() => void reload()}
            >
              {t('till.codeSet')}
            </DialogButton>
          </>
        )}
      </Answered>
    </Titled>
  )
}
