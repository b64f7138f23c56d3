import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { Titled } from '../parts/titled.tsx'
import { CountingGroup } from './counting-group.tsx'
import * as styles from './facts.module.css'
import {
  AddressGroup,
  ContactGroup,
  HoursGroup,
  IdentityGroup,
  ManagerGroup,
  WebGroup,
} from './facts-groups.tsx'
import { LanguagesGroup } from './languages-group.tsx'
import { LegalGroup } from './legal-group.tsx'

/** In the order in which a new property is set up. */
const groups = {
  identity: IdentityGroup,
  address: AddressGroup,
  counting: CountingGroup,
  contact: ContactGroup,
  hours: HoursGroup,
  web: WebGroup,
  manager: ManagerGroup,
  languages: LanguagesGroup,
  legal: LegalGroup,
}

/** What guests read about the property: a section of its page, and of its setup. Each group is saved by itself. */
export const FactsCard = () => {
  const { t } = useTranslation()
  const { answer, reload } = useAnswer('readFacts', {})
  const { languagesChanged } = useDesk()
  const languages = answer.status === 'ready' ? answer.value.languages : undefined
  const named = languages?.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal list is no change
  useEffect(() => {
    if (languages) languagesChanged?.(languages)
  }, [named, languagesChanged])
  return (
    <Titled title={t('facts.title')}>
      <Answered answer={answer} onRetry={() => void reload()}>
        {(facts) => (
          <div className={styles.groups}>
            {Object.entries(groups).map(([name, Group]) => (
              <Group key={name} facts={facts} reload={reload} />
            ))}
          </div>
        )}
      </Answered>
    </Titled>
  )
}
