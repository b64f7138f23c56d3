import type { ShownTexts } from '@calm-rest/contract/texts'
import { Monogram } from '../../sections/monogram.tsx'
import { Section } from '../../sections/section.tsx'
import { useSite } from '../../site/site.ts'
import { plainOf } from '../../texts/plain.ts'
import { Shown } from '../../texts/shown.tsx'
import * as styles from './manager.module.css'

/** Most characters of a quotation that is set in the largest letters. */
const longestLarge = 200

/** What the manager stands for, signed. */
export const Philosophy = ({ texts: { philosophy, header } }: { texts: ShownTexts<'manager'> }) => {
  const name = useSite().facts.manager?.name
  if (!philosophy?.title) return null
  return (
    <Section labelledBy="manager-philosophy" tone="sea" className={styles.philosophy}>
      <h2 id="manager-philosophy" className={styles.label}>
        <Shown of={philosophy.title} />
      </h2>
      <figure className={styles.figure}>
        <blockquote
          className={styles.quote}
          data-long={plainOf(philosophy.text).length > longestLarge || undefined}
        >
          <Shown of={philosophy.text} />
        </blockquote>
        {name && (
          <figcaption className={styles.signed}>
            <Monogram name={name} />
            <span className={styles.signature}>
              <span className={styles.name}>{name}</span>
              {header?.role && <Shown of={header.role} />}
            </span>
          </figcaption>
        )}
      </figure>
    </Section>
  )
}
