import type { ShownTexts } from '@calm-rest/contract/texts'
import { Ornament } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { FigureList } from '../../sections/figure-list.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { Section } from '../../sections/section.tsx'
import { langOf, plainOf } from '../../texts/plain.ts'
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

const Story = ({ story: { title, first, second, third, picture }, figures }: StoryProps) => (
  <Section labelledBy="about-story" className={styles.story}>
    <div className={styles.prose}>
      <h2 id="about-story">
        <Shown of={title} />
      </h2>
      <p className={styles.first}>
        <Shown of={first} />
      </p>
      {second && (
        <p>
          <Shown of={second} />
        </p>
      )}
      {third && (
        <p>
          <Shown of={third} />
        </p>
      )}
    </div>
    <div className={styles.side}>
      <img
        src="/art/veranda.svg"
        alt={plainOf(picture)}
        lang={langOf(picture)}
        width="1200"
        height="800"
        className={styles.picture}
      />
      {figures?.items && <FigureList figures={figures.items} />}
    </div>
  </Section>
)

const Habits = ({ habits: { title, items = [] } }: { habits: NonNullable<Texts['habits']> }) => (
  <Section labelledBy="about-habits" tone="sand">
    <h2 id="about-habits">
      <Shown of={title} />
    </h2>
    <ul className={styles.habits}>
      {items.map((habit) => (
        <li key={plainOf(habit.title)} className={styles.habit}>
          <h3>
            <Shown of={habit.title} />
          </h3>
          <p>
            <Shown of={habit.text} />
          </p>
        </li>
      ))}
    </ul>
  </Section>
)

const Manager = ({ manager: { title, text, link } }: { manager: NonNullable<Texts['manager']> }) => (
  <Section labelledBy="about-manager" width="text" className={styles.manager}>
    <Ornament />
    <h2 id="about-manager">
      <Shown of={title} />
    </h2>
    <p>
      <Shown of={text} />
    </p>
    {link && (
      <ButtonLink to="/manager" variant="secondary">
        <Shown of={link} />
      </ButtonLink>
    )}
  </Section>
)
