import type { ShownTexts } from '@calm-rest/contract/texts'
import { Container, Section } from '@calm-rest/ui'
import { FigureList } from '../../sections/figure-list.tsx'
import { Paragraphs } from '../../texts/paragraphs.tsx'
import { Shown } from '../../texts/shown.tsx'
import { ContactWays } from './contact-ways.tsx'
import * as styles from './manager.module.css'

/** Who the manager is, the figures of a career, and beside it how to reach them. */
export const Portrait = ({ texts: { bio, figures, contact } }: { texts: ShownTexts<'manager'> }) => (
  <Section>
    <Container className={styles.portrait}>
      {bio?.title && (
        <section aria-labelledby="manager-bio" className={styles.bio}>
          <h2 id="manager-bio">
            <Shown of={bio.title} />
          </h2>
          <Paragraphs of={bio.first} />
          <Paragraphs of={bio.second} />
        </section>
      )}
      <ContactWays contact={contact} />
      {figures?.items && (
        <div className={styles.figures}>
          <FigureList figures={figures.items} />
          {figures.note && (
            <p className={styles.note}>
              <Shown of={figures.note} />
            </p>
          )}
        </div>
      )}
    </Container>
  </Section>
)
