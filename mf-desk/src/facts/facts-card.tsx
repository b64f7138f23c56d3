import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { Titled } from '../parts/titled.tsx'
import { FactsForm } from './facts-form.tsx'

/** Hours and telephones that guests are told: a part of the page of the house. */
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
