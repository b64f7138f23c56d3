import type { WidgetEvent } from '@calm-rest/contract/widget'
import { Button } from '@calm-rest/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import * as styles from './widget-page.module.css'

interface WidgetInstanceProps {
  number: number
  remote: string
  widget: string
  exampleProps: object
}

/** A slot with the widget, and buttons that unmount it, mount it again, and update it with equal props. */
export const WidgetInstance = ({ number, remote, widget, exampleProps }: WidgetInstanceProps) => {
  const { t } = useTranslation('widgetPage')
  const [props, setProps] = useState<object | undefined>(exampleProps)
  const [ready, setReady] = useState(false)
  const mountOrUnmount = () => {
    setReady(false)
    setProps(props ? undefined : exampleProps)
  }
  const onEvent = ({ type }: WidgetEvent) => {
    if (type === 'ready') setReady(true)
  }
  return (
    <div
      className={styles.instance}
      data-instance={number}
      data-mounted={props !== undefined}
      // the gate looks at it: a widget that is ready may show nothing
      data-ready={ready || undefined}
    >
      <h2 id={`instance-${number}`}>{t('instance', { number })}</h2>
      <div className={styles.actions}>
        <Button variant="secondary" size="small" onClick={mountOrUnmount}>
          {t(props ? 'unmount' : 'mount')}
        </Button>
        {props && (
          <Button variant="secondary" size="small" onClick={() => setProps({ ...exampleProps })}>
            {t('update')}
          </Button>
        )}
      </div>
      {/* named at run time: a widget that does not exist fails in the slot */}
      {props && (
        <RemoteSlot
          remote={remote as never}
          widget={widget as never}
          props={props as never}
          onEvent={onEvent}
        />
      )}
    </div>
  )
}
