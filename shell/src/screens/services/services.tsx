import { Ornament } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { Section } from '../../sections/section.tsx'
import { useSite } from '../../site/site.ts'
import { Shown } from '../../texts/shown.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { listedServices, ServiceList } from './service-list.tsx'
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
        <Section labelledBy="services-included">
          <h2 id="services-included">
            <Shown of={included.title} />
          </h2>
          <ServiceList services={listed.included} />
        </Section>
      )}
      {asked?.title && (
        <Section labelledBy="services-asked" tone="sand">
          <h2 id="services-asked">
            <Shown of={asked.title} />
          </h2>
          {asked.lead && (
            <p className={styles.lead}>
              <Shown of={asked.lead} />
            </p>
          )}
          <ServiceList services={listed.asked} />
        </Section>
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
