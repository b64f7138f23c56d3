import type { ListedPhotograph } from '@calm-rest/contract/staff'
import { Button, classNames } from '@calm-rest/ui'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './photographs.module.css'

interface RemovedCardProps {
  photograph: ListedPhotograph
  /** Taken away on this page just now: the button to undo it gets the focus of the one that did it. */
  isNew: boolean
  busy: boolean
  onRestore: (id: number) => void
}

/** Removed photographs at their former position, each with a button to restore it. */
export const RemovedCard = ({ photograph, isNew, busy, onRestore }: RemovedCardProps) => {
  const { t } = useTranslation()
  const { id, src, width, height } = photograph
  const undo = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it appears, and never again
  useEffect(() => {
    if (isNew) undo.current?.focus()
  }, [])
  return (
    <li className={classNames(styles.card, styles.removed)}>
      <div className={styles.frame}>
        <img src={src} width={width} height={height} className={styles.picture} alt="" draggable={false} />
      </div>
      <p className={styles.note}>{t('photographs.removed')}</p>
      <Button ref={undo} variant="secondary" size="small" busy={busy} onClick={() => onRestore(id)}>
        {t('photographs.undo')}
      </Button>
    </li>
  )
}
