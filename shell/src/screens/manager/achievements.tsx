import type { ShownText, ShownTexts } from '@calm-rest/contract/texts'
import type { ReactNode } from 'react'
import { Section } from '../../sections/section.tsx'
import { plainOf } from '../../texts/plain.ts'
import { Shown } from '../../texts/shown.tsx'
import * as styles from './manager.module.css'
import { Timeline } from './timeline.tsx'

/** What the manager has done, does and has learned. A band shows once its first list has a title. */
export const Achievements = ({ texts }: { texts: ShownTexts<'manager'> }) => {
  const { career, awards, services, certifications } = texts
  return (
    <>
      {career?.title && (
        <Section labelledBy="manager-career" className={styles.columns}>
          <Titled id="manager-career" title={career.title}>
            <Timeline entries={career.items ?? []} />
          </Titled>
          <Titled title={awards?.title}>
            <Timeline entries={awards?.items ?? []} />
          </Titled>
        </Section>
      )}
      {services?.title && (
        <Section labelledBy="manager-services" tone="sand" className={styles.columns}>
          <Titled id="manager-services" title={services.title}>
            <Names of={services.items} className={styles.flow} />
          </Titled>
          <Titled title={certifications?.title}>
            <Names of={certifications?.items} className={styles.list} />
          </Titled>
        </Section>
      )}
    </>
  )
}

interface TitledProps {
  id?: string
  title: ShownText | undefined
  children: ReactNode
}

const Titled = ({ id, title, children }: TitledProps) =>
  title && (
    <div className={styles.stack}>
      <h2 id={id}>
        <Shown of={title} />
      </h2>
      {children}
    </div>
  )

interface NamesProps {
  of: readonly { name?: ShownText }[] | undefined
  className: string | undefined
}

const Names = ({ of: items = [], className }: NamesProps) => (
  <ul className={className}>
    {items.map(({ name }) => (
      <li key={plainOf(name)}>
        <Shown of={name} />
      </li>
    ))}
  </ul>
)
