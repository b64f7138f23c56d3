import { Container, Divider, Logo, Ornament, Section, SkipLink } from '../../src/index.ts'
import { Cards } from './cards.tsx'
import { Drawings } from './drawings.tsx'
import { Feedback } from './feedback.tsx'
import { Fields } from './fields.tsx'
import { Hero } from './hero.tsx'
import * as styles from './specimen.module.css'
import { Type } from './type.tsx'
import type { Words } from './words.ts'

/** Every component in every state, in the order in which a page would use them. */
export function Specimen({ t }: { t: Words }) {
  return (
    <>
      <SkipLink href="#content">{t.skip}</SkipLink>
      <header className={styles.bar}>
        <Container>
          <Logo name="Calm Rest" />
        </Container>
      </header>
      <main id="content" tabIndex={-1}>
        <Hero t={t} />
        <Divider into="plain" />
        <Section>
          <Container>
            <Cards t={t} />
          </Container>
        </Section>
        <Section tone="sand">
          <Container>
            <Fields t={t} />
          </Container>
        </Section>
        <Section>
          <Container>
            <Feedback t={t} />
          </Container>
        </Section>
        <Divider scene="hills" into="tea" />
        <Section tone="tea">
          <Container width="text" className={styles.quote}>
            <Ornament />
            <blockquote>{t.quote}</blockquote>
          </Container>
        </Section>
        <Section>
          <Container className={styles.stack}>
            <Type t={t} />
            <Drawings />
          </Container>
        </Section>
        <Divider into="sea" />
        <Section tone="sea">
          <Container className={styles.stack}>
            <Logo name="Calm Rest" />
            <p>{t.lead}</p>
            <a href="#content">{t.more}</a>
          </Container>
        </Section>
      </main>
    </>
  )
}
