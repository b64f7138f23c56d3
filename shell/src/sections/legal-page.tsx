import type { ShownText } from '@calm-rest/contract/texts'
import { Shown } from '../texts/shown.tsx'
import * as styles from './legal-page.module.css'
import { PageHeader } from './page-header.tsx'

interface LegalPart {
  title: string
  text: string
  /** A paragraph of the owner's below the text. */
  own?: ShownText | undefined
}

interface LegalPageProps {
  title: string
  lead: string
  parts: readonly LegalPart[]
}

/** A text of numbered parts; a blank line in a part begins a new paragraph. */
export const LegalPage = ({ title, lead, parts }: LegalPageProps) => (
  <>
    <PageHeader title={title} lead={lead} />
    <div className={styles.text}>
      {parts.map((part) => (
        <section key={part.title} className={styles.part}>
          <h2 className={styles.title}>{part.title}</h2>
          <div className={styles.paragraphs}>
            {part.text.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {part.own && (
              <p>
                <Shown of={part.own} />
              </p>
            )}
          </div>
        </section>
      ))}
    </div>
  </>
)
