import { Button } from '@calm-rest/ui'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../api/failure-words.ts'
import * as styles from './photographs.module.css'
import { mayRetry, type Upload } from './uploads.ts'

interface UploadCardProps {
  upload: Upload
  onRetry: () => void
  onDiscard: () => void
}

/** A photograph that is being sent, with its failure if there was one. */
export const UploadCard = ({ upload, onRetry, onDiscard }: UploadCardProps) => {
  const { t } = useTranslation()
  const { status, share, picture } = upload
  return (
    <li className={styles.card}>
      <div className={styles.frame}>
        {picture?.preview && <img src={picture.preview} className={styles.picture} alt="" />}
      </div>
      {status === 'failed' ? (
        <>
          <p className={styles.problem} role="alert">
            {problemWords(upload, t)}
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

/** The failure, and whether the photograph waits for another attempt. */
const problemWords = (upload: UploadCardProps['upload'], t: TFunction) => {
  const { problem } = upload
  const why = problem === 'unreadable' ? t('photographs.heic') : problem && failureWords(problem, t)
  return mayRetry(upload) ? `${why ?? ''} ${t('photographs.waits')}` : why
}
