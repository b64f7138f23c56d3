import { FilterTabs } from '@calm-rest/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Choice } from './choice.ts'
import { CodeBlock } from './code-block.tsx'
import { type HostileName, type HostilePage, hostilePages } from './hostile-pages.ts'
import { LiveFrame } from './live-frame.tsx'
import * as styles from './partners.module.css'
import { useLivePage } from './use-live-page.ts'

/** The same elements on pages whose style sheets mean no good. */
export const Playground = ({ choice }: { choice: Choice }) => {
  const { t } = useTranslation('partners')
  const panelId = useId()
  const [name, setName] = useState<HostileName>('small-root')
  const live = useLivePage(choice, name)
  const host: HostilePage | undefined = hostilePages.find((page) => page.name === name)
  return (
    <>
      <h2 id="partners-playground">{t('playground.title')}</h2>
      <p className={styles.lead}>{t('playground.lead')}</p>
      <FilterTabs
        label={t('playground.pages')}
        tabs={hostilePages.map((page) => ({ value: page.name, label: t(`playground.names.${page.name}`) }))}
        value={name}
        onValueChange={setName}
        panelId={panelId}
        className={styles.hosts}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`playground.names.${name}`)} className={styles.hostile}>
        <div className={styles.files}>
          <CodeBlock name={`${name}.css`} code={host?.css ?? ''} />
          {host?.strict && <p className={styles.note}>{t('playground.strict')}</p>}
        </div>
        <LiveFrame {...live} title={t('playground.frame')} />
      </div>
    </>
  )
}
