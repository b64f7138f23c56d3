import type { ShownText } from '@calm-rest/contract/texts'
import type { WordsByLang } from '@calm-rest/i18n'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../links/button-link.tsx'
import { addressOf } from '../../routes/addresses.ts'
import { useIsWritten } from '../../routes/use-is-written.ts'
import { PageHeader } from '../../sections/page-header.tsx'
import { ScreenWords } from '../../site/screen-words.tsx'
import { useSite } from '../../site/site.ts'
import { Shown } from '../../texts/shown.tsx'
import { useTexts } from '../../texts/use-texts.ts'
import { Achievements } from './achievements.tsx'
import * as styles from './manager.module.css'
import { Philosophy } from './philosophy.tsx'
import { Portrait } from './portrait.tsx'

const words: WordsByLang = {
  en: () => import(/* webpackChunkName: "manager-en" */ './locales/en.json'),
  de: () => import(/* webpackChunkName: "manager-de" */ './locales/de.json'),
  zh: () => import(/* webpackChunkName: "manager-zh" */ './locales/zh.json'),
}

export const Manager = () => (
  <ScreenWords namespace="manager" words={words}>
    <ManagerPage />
  </ScreenWords>
)

/** A section shows once it has its title. */
const ManagerPage = () => {
  const { t } = useTranslation()
  const { manager } = useSite().facts
  const texts = useTexts('manager')
  const { header } = texts
  return (
    <>
      <PageHeader
        eyebrow={manager && header?.role && <Shown of={header.role} />}
        title={manager?.name ?? <Shown of={header?.role ?? t('titles.manager')} />}
        lead={header?.lead && <Shown of={header.lead} />}
        scene="hills"
      >
        <Actions brochure={header?.brochure} />
      </PageHeader>
      <Portrait texts={texts} />
      <Philosophy texts={texts} />
      <Achievements texts={texts} />
    </>
  )
}

const Actions = ({ brochure }: { brochure: ShownText | undefined }) => {
  const { t } = useTranslation('manager')
  const isWritten = useIsWritten()
  return (
    <div className={styles.actions}>
      {isWritten('brochure') && (
        <ButtonLink to="/brochure">
          <Shown of={brochure ?? t('brochure')} />
        </ButtonLink>
      )}
      <ButtonLink to={addressOf({ screen: 'contact', about: 'meeting' })} variant="secondary">
        {t('meeting')}
      </ButtonLink>
    </div>
  )
}
