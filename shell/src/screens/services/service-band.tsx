import type { ShownText } from '@calm-rest/contract/texts'
import type { SectionTone } from '@calm-rest/ui'
import { Section } from '../../sections/section.tsx'
import { Shown } from '../../texts/shown.tsx'
import { platedServices } from './plate.ts'
import { ServiceList, type Services } from './service-list.tsx'
import * as styles from './services.module.css'

interface ServiceBandProps {
  /** Of its heading. */
  id: string
  title: ShownText
  lead?: ShownText | undefined
  services: Services
  tone?: SectionTone
}

/** A list of services, one of them shown large beside the others. */
export const ServiceBand = ({ id, title, lead, services, tone }: ServiceBandProps) => {
  const { plate, others } = platedServices(services)
  return (
    <Section labelledBy={id} tone={tone} className={styles.band}>
      <div className={styles.head}>
        <h2 id={id}>
          <Shown of={title} />
        </h2>
        {lead && (
          <p className={styles.lead}>
            <Shown of={lead} />
          </p>
        )}
      </div>
      {plate && (
        <div className={styles.plate}>
          <img
            src={`/art/service-${plate.drawing}.svg`}
            alt=""
            width="800"
            height="600"
            loading="lazy"
            className={styles.picture}
          />
          <h3>
            <Shown of={plate.service.title} />
          </h3>
          <p>
            <Shown of={plate.service.text} />
          </p>
        </div>
      )}
      {others.length > 0 && <ServiceList services={others} />}
    </Section>
  )
}
