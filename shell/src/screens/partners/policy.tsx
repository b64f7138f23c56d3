import { policyLine } from '@calm-rest/embed/snippet'
import { useTranslation } from 'react-i18next'
import { CodeBlock } from './code-block.tsx'
import * as styles from './partners.module.css'

/** For pages that say what they may load. */
export const Policy = ({ site }: { site: string }) => {
  const { t } = useTranslation('partners')
  return (
    <>
      <h2 id="partners-policy">{t('policy.title')}</h2>
      <p className={styles.lead}>{t('policy.text')}</p>
      <CodeBlock name="Content-Security-Policy" code={policyLine(site)} />
    </>
  )
}
