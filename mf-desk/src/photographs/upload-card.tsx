import { Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../session/failure-words.ts'
import * as styles from './photographs.module.css'
import { mayRetry, type Upload } from './uploads.ts'

interface UploadCardProps {
  upload: Upload
  onRetry: () => void
  onDiscard: () => void
}

/** A photograph on its way, and what became of it where it did not arrive. */
export const UploadCard = ({ upload, onRetry, onDiscard }: UploadCardProps) => {
  const { t } = useTranslation()
  const { status, share, picture, problem } = upload
  return (
    <li className={styles.card}>
      <div className={styles.frame}>
        {picture?.preview && <img src={picture.preview} className={styles.picture} alt="" />}
      </div>
      {status === 'failed' ? (
        <>
          <p className={styles.problem} role="alert">
            {problem === 'unreadable' ? t('photographs.heic') : problem && failureWords(problem, t)}
            {mayRetry(upload) && ` ${t('photographs.waits')}`}
          </p>
          {mayRetry(upload) && (
            <Button size="small" onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={onDiscard}>
            {t('photographs.discard')}
          </Button>
        </>
      ) : (
        <>
          <progress className={styles.progress} aria-label={t('photographs.sent')} value={share} />
          <p className={styles.note}>
            {t(
              status === 'waiting'
                ? 'photographs.queued'
                : share < 1
                  ? 'photographs.sending'
                  : 'photographs.making',
            )}
          </p>
        </>
      )}
    </li>
  )
}
