import { drawingOf } from '@calm-rest/contract/drawings'
import type { ShownTexts } from '@calm-rest/contract/texts'
import { Ornament } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { useIsWritten } from '../../routes/use-is-written.ts'
import { EntryList } from '../../sections/entry-list.tsx'
import { FigureList } from '../../sections/figure-list.tsx'
import { Monogram } from '../../sections/monogram.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { PropertyPicture } from '../../sections/property-picture.tsx'
import { Section } from '../../sections/section.tsx'
import { useSite } from '../../site/site.ts'
import { Paragraphs } from '../../texts/paragraphs.tsx'
import { plainOf } from '../../texts/plain.ts'
import { Shown } from '../../texts/shown.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import * as styles from './about.module.css'

type Texts = ShownTexts<'about'>

/** A section shows once it has its title. */
export const About = () => {
  const { t } = useTranslation()
  const { header, story, figures, habits, manager } = useTexts('about')
  return (
    <>
      <PageHeader
        title={<Shown of={header?.title ?? t('titles.about')} />}
        lead={header?.lead && <Shown of={header.lead} />}
        scene="hills"
      />
      {story?.title && <Story story={story} figures={figures} />}
      {habits?.title && <Habits habits={habits} />}
      {manager?.title && <Manager manager={manager} />}
    </>
  )
}

interface StoryProps {
  story: NonNullable<Texts['story']>
  figures: Texts['figures']
}

/** Longest last paragraph that is set large. */
const longestStatement = 240

/** The story beside its picture. What follows has the last paragraph set large, if it is short. */
const Story = ({ story: { title, first, second, third, picture }, figures }: StoryProps) => {
  const { look } = useSite().facts
  const isStatement = plainOf(third) !== '' && plainOf(third).length <= longestStatement
  const hasRest = second !== undefined || (third !== undefined && !isStatement)
  return (
    <Section labelledBy="about-story" className={styles.story}>
      <div className={styles.opening}>
        <h2 id="about-story">
          <Shown of={title} />
        </h2>
        <Paragraphs of={first} />
      </div>
      <div className={styles.plate}>
        <PropertyPicture
          photograph={look?.about}
          drawing={{ src: drawingOf(look, 'house'), width: 1200, height: 800 }}
          text={picture}
          className={styles.picture}
        />
      </div>
      {hasRest && (
        <div className={styles.rest}>
          <Paragraphs of={second} />
          {!isStatement && <Paragraphs of={third} />}
        </div>
      )}
      {isStatement && (
        <p className={styles.statement}>
          <Shown of={third} />
        </p>
      )}
      {figures?.items && (
        <div className={styles.figures}>
          <FigureList figures={figures.items} />
        </div>
      )}
    </Section>
  )
}

const Habits = ({ habits: { title, items = [] } }: { habits: NonNullable<Texts['habits']> }) => (
  <Section labelledBy="about-habits" tone="sand" className={styles.habits}>
    <h2 id="about-habits">
      <Shown of={title} />
    </h2>
    <EntryList entries={items} />
  </Section>
)

const Manager = ({ manager: { title, text, link } }: { manager: NonNullable<Texts['manager']> }) => {
  const name = useSite().facts.manager?.name
  const isWritten = useIsWritten()
  return (
    <Section labelledBy="about-manager" tone="dusk" width="text" className={styles.manager}>
      {name ? <Monogram name={name} /> : <Ornament />}
      <h2 id="about-manager" className={styles.label}>
        <Shown of={title} />
      </h2>
      <p className={styles.words}>
        <Shown of={text} />
      </p>
      {link && isWritten('manager') && (
        <ButtonLink to="/manager" variant="secondary">
          <Shown of={link} />
        </ButtonLink>
      )}
    </Section>
  )
}
