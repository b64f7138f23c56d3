import type { StaffFacts } from '@calm-rest/contract/staff'
import { Alert, Button, Card } from '@calm-rest/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureWords } from '../api/failure-words.ts'
import type { FactName, FactValues } from './fact-values.ts'
import * as styles from './facts.module.css'
import { useFactsGroup } from './use-facts-group.ts'

/** The facts of now, and how to read them again. */
export interface FactsProps {
  facts: StaffFacts
  reload: () => Promise<void>
}

type Group = ReturnType<typeof useFactsGroup>

interface FactsGroupProps extends FactsProps {
  /** Its words are `facts.group.<name>` and `facts.hint.<name>`. */
  name: 'identity' | 'address' | 'counting' | 'contact' | 'hours' | 'web' | 'manager' | 'languages' | 'legal'
  alsoClears?: Readonly<Partial<Record<FactName, FactName>>>
  /** Values that are saved with the group, unless others are chosen. */
  proposed?: Partial<FactValues> | undefined
  /** Whether nothing in it can be changed any more. */
  isFixed?: boolean
  children: (field: Group['field'], fill: Group['fill']) => ReactNode
}

/** Facts that are changed together, with where guests see them, and a button of their own. */
export const FactsGroup = ({
  name,
  facts,
  reload,
  alsoClears,
  proposed,
  isFixed,
  children,
}: FactsGroupProps) => {
  const { t } = useTranslation()
  const { form, field, fill, isSaved } = useFactsGroup({ facts, reload, proposed, alsoClears })
  const { ref, submitted, edited, result, sending } = form
  return (
    <Card>
      <form ref={ref} noValidate onSubmit={submitted} onChange={edited}>
        <fieldset className={styles.facts}>
          <legend className={styles.name}>{t(`facts.group.${name}`)}</legend>
          <p className={styles.hint}>{t(`facts.hint.${name}`)}</p>
          <div className={styles.fields}>{children(field, fill)}</div>
        </fieldset>
        <div className={styles.save}>
          {result?.ok === false && <Alert tone="danger">{failureWords(result.failure, t)}</Alert>}
          {isSaved && (
            <Alert tone="success" urgent={false}>
              {t('facts.saved')}
            </Alert>
          )}
          {!isFixed && (
            <Button type="submit" variant="secondary" busy={sending}>
              {t('facts.save')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}
