import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { Titled } from '../parts/titled.tsx'
import { FactsForm } from './facts-form.tsx'

/** Hours and telephone numbers that guests see: a section of the property's page. */
export const FactsCard = () => {
  const { t } = useTranslation()
  const { answer, reload } = useAnswer('readFacts', {})
  return (
    <Titled title={t('facts.title')}>
      <Answered answer={answer} onRetry={() => void reload()}>
        {(facts) => <FactsForm facts={facts} reload={reload} />}
      </Answered>
    </Titled>
  )
}
