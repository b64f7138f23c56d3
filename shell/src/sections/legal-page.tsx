import * as styles from './legal-page.module.css'
import { PageHeader } from './page-header.tsx'

interface LegalPageProps {
  title: string
  lead: string
  parts: readonly { title: string; text: string }[]
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
          </div>
        </section>
      ))}
    </div>
  </>
)
