import { keepSpaceCss } from '@calm-rest/embed/keep-space'
import { policyLine } from '@calm-rest/embed/snippet'
import { useTranslation } from 'react-i18next'
import { CodeBlock } from './code-block.tsx'
import * as styles from './partners.module.css'

/** Policy and style sheet of a partner's page: the origins that it may load from, and the space that it reserves. */
export const Policy = ({ site }: { site: string }) => {
  const { t } = useTranslation('partners')
  return (
    <>
      <h2 id="partners-policy">{t('policy.title')}</h2>
      <p className={styles.lead}>{t('policy.text')}</p>
      <CodeBlock name="Content-Security-Policy" code={policyLine(site)} />
      <h3>{t('space.title')}</h3>
      <p className={styles.note}>{t('space.text')}</p>
      <CodeBlock name="style.css" code={keepSpaceCss.trimEnd()} />
    </>
  )
}
