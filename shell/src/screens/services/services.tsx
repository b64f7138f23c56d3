import { Ornament } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { Section } from '../../sections/section.tsx'
import { useSite } from '../../site/site.ts'
import { Shown } from '../../texts/shown.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { ServiceBand } from './service-band.tsx'
import { listedServices } from './service-list.tsx'
import * as styles from './services.module.css'

/** A section shows once it has its title. */
export const Services = () => {
  const { t } = useTranslation()
  const { header, included, asked, ask } = useTexts('services')
  const { terms } = useSite().facts
  const isBreakfastIncluded = (terms?.breakfast ?? 'included') === 'included'
  const listed = listedServices(included?.items ?? [], asked?.items ?? [], isBreakfastIncluded)
  return (
    <>
      <PageHeader
        title={<Shown of={header?.title ?? t('titles.services')} />}
        lead={header?.lead && <Shown of={header.lead} />}
        scene="hills"
      />
      {included?.title && (
        <ServiceBand id="services-included" title={included.title} services={listed.included} />
      )}
      {asked?.title && (
        <ServiceBand
          id="services-asked"
          title={asked.title}
          lead={asked.lead}
          services={listed.asked}
          tone="sand"
        />
      )}
      {ask?.title && (
        <Section labelledBy="services-ask" width="text" className={styles.ask}>
          <Ornament />
          <h2 id="services-ask">
            <Shown of={ask.title} />
          </h2>
          <p>
            <Shown of={ask.text} />
          </p>
          {ask.link && (
            <ButtonLink to="/contact" size="large">
              <Shown of={ask.link} />
            </ButtonLink>
          )}
        </Section>
      )}
    </>
  )
}
