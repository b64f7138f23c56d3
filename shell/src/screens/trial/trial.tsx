import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PageHead } from '../../parts/page-head.tsx'
import { Section } from '../../parts/section.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'
import { TrialPlace } from './trial-place.tsx'
import { words } from './words.ts'

/** /trial/REMOTE/WIDGET: a widget by itself, twice. The release gate works on it, and so can a team. */
export const Trial = () => (
  <ScreenWords namespace="trial" words={words}>
    <TrialPage />
  </ScreenWords>
)

const TrialPage = () => {
  const { t } = useTranslation('trial')
  const { remote = '', widget = '' } = useParams()
  const release = useSite().federation.releaseOf(remote)
  const props = release?.manifest.examples[widget]
  return (
    <>
      <PageHead
        title={t('title', { widget })}
        lead={props ? t('lead', { remote, version: release?.manifest.version }) : t('unknown')}
      />
      {props &&
        [1, 2].map((number) => (
          <Section key={number} labelledBy={`trial-${number}`}>
            <TrialPlace number={number} remote={remote} widget={widget} props={props} />
          </Section>
        ))}
    </>
  )
}
