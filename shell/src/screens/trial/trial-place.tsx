import { Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import * as styles from './trial.module.css'

interface TrialPlaceProps {
  number: number
  remote: string
  widget: string
  props: object
}

/** One of two places for the widget: to put it in, to change it, and to take it out again. */
export const TrialPlace = ({ number, remote, widget, props }: TrialPlaceProps) => {
  const { t } = useTranslation('trial')
  const [given, setGiven] = useState<object | undefined>(props)
  return (
    <div className={styles.place} data-trial={number} data-mounted={given !== undefined}>
      <h2 id={`trial-${number}`}>{t('place', { number })}</h2>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={() => setGiven(given ? undefined : props)}>
          {t(given ? 'unmount' : 'mount')}
        </Button>
        {given && (
          <Button variant="secondary" size="small" onClick={() => setGiven({ ...props })}>
            {t('update')}
          </Button>
        )}
      </div>
      {/* named at run time: whether it exists is what is being tried */}
      {given && <RemoteSlot remote={remote as never} widget={widget as never} props={given as never} />}
    </div>
  )
}
