import type { WidgetEvent } from '@calm-rest/contract/widget'
import { Alert, Container, VisuallyHidden } from '@calm-rest/ui'
import { useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { previewedVersion } from '../../site/preview.ts'
import { useSite } from '../../site/site.ts'
import { RemoteSlot } from '../../slots/remote-slot.tsx'
import * as styles from './widget-page.module.css'

interface WidgetAloneProps {
  remote: string
  widget: string
  /** Undefined where the page has no such widget. */
  exampleProps: object | undefined
  /** `light` or `dark`; everything else is as the visitor's system says. */
  theme: string | null
}

/** One widget and nothing of the site around it, for a frame of /releases/compare. */
export const WidgetAlone = ({ remote, widget, exampleProps, theme }: WidgetAloneProps) => {
  const { t } = useTranslation('widgetPage')
  const { federation, preview } = useSite()
  const [shown, setShown] = useState<string>()
  const asked = previewedVersion(preview[remote] ?? '')

  useLayoutEffect(() => {
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
  }, [theme])

  const onEvent = ({ type }: WidgetEvent) => {
    // a slot shows the fallback if this release fails, and a comparison has to say so
    if (type === 'ready') void federation.loadWidget(remote, widget).then(({ version }) => setShown(version))
  }
  return (
    <div className={styles.alone} data-shown={shown}>
      <VisuallyHidden>
        <h1>{t('title', { widget })}</h1>
      </VisuallyHidden>
      <Container>
        {shown && asked && shown !== asked && <Alert tone="warning">{t('fellBack', { asked, shown })}</Alert>}
        {exampleProps ? (
          // named at run time: a widget that does not exist fails in the slot
          <RemoteSlot
            remote={remote as never}
            widget={widget as never}
            props={exampleProps as never}
            onEvent={onEvent}
          />
        ) : (
          <Alert>{t('unknown')}</Alert>
        )}
      </Container>
    </div>
  )
}
