import { Section } from '../../sections/section.tsx'
import { plainOf } from '../../texts/plain.ts'
import { Shown } from '../../texts/shown.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import * as styles from './service-tiles.module.css'

/** Pictures are `/art/service-<picture>.svg`. */
export const ServiceTiles = () => {
  const { services } = useTexts('home')
  if (!services?.title) return null
  return (
    <Section labelledBy="home-services">
      <h2 id="home-services" className={styles.title}>
        <Shown of={services.title} />
      </h2>
      <ul className={styles.tiles}>
        {services.items?.map(({ picture, title, text }) => (
          <li key={plainOf(title)} className={styles.tile}>
            {picture && (
              <img
                src={`/art/service-${picture}.svg`}
                alt=""
                width="800"
                height="600"
                loading="lazy"
                className={styles.picture}
              />
            )}
            <div className={styles.words}>
              <h3 className={styles.name}>
                <Shown of={title} />
              </h3>
              <p>
                <Shown of={text} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
