import type { Result } from '@calm-rest/contract/api'
import type { RateRules, StaffAnswer, StaffInput } from '@calm-rest/contract/staff'
import { Button, EmptyState } from '@calm-rest/ui'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { Card, CardList } from '../parts/card.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import * as parts from '../parts/parts.module.css'
import * as styles from './prices.module.css'
import { PricesFoot, useUndo } from './prices-foot.tsx'

/** Routes that answer rules, with the version of the rates. */
type RulesRoute = 'readRateRules' | 'readRoomPrices' | 'readRates'

interface Versioned {
  version: string
}

/** A rule in words: what something costs, or what is forbidden. */
export interface Rule {
  key: string
  name: string
  badge?: ReactNode
  /** What it costs, forbids or deducts. */
  does: ReactNode
  /** For which rooms, days and bookings. */
  facts: readonly string[]
  /** Whether it is a template for the next year. */
  isTemplate?: boolean
  /** Ends it; a rule without it always exists. */
  end?: () => Promise<Result<Versioned>>
}

export interface RuleDialogProps<Rules = RateRules> {
  rules: Rules
  /** Key of the rule that is changed; a new one without. */
  changed?: string | undefined
  /** Key of the rule that a new one is made of, a year later. */
  template?: string | undefined
  onClose: () => void
  onDone: (rules: Versioned) => void
}

interface ReadyProps<Rules> {
  rulesIn: (rules: Rules) => readonly Rule[]
  /** Key of the rule that is open at first. */
  firstIn?: ((rules: Rules) => string | undefined) | undefined
  /** If there is none: a drawing, and an explanation. */
  empty: { draw: string; words: string }
  /** Label of the button that adds a rule; no rule can be added without. */
  addLabel?: string | undefined
  RuleDialog: ComponentType<RuleDialogProps<Rules>>
  /** Above the button that adds a rule: another way to change several. */
  More?: ComponentType<Pick<RuleDialogProps<Rules>, 'rules' | 'onDone'>> | undefined
  /** Whether the dialog can change a rule, too. */
  isChangeable?: boolean
  /** Label of the button that ends a rule. */
  end?: { label: string; nameOf: (name: string) => string; consequence: string }
}

interface RuleListProps<Route extends RulesRoute> extends ReadyProps<StaffAnswer<Route>> {
  route: Route
}

/** The rules of one kind, each with the way to change or end it, and the way to add one. */
export const RuleList = <Route extends RulesRoute>({ route, ...list }: RuleListProps<Route>) => {
  const { answer, reload } = useAnswer(route, {} as StaffInput<Route>)
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {(rules) => <Ready {...list} rules={rules} onChanged={() => void reload()} />}
    </Answered>
  )
}

const Ready = <Rules,>({
  rules,
  rulesIn,
  firstIn,
  empty,
  addLabel,
  RuleDialog,
  isChangeable,
  More,
  ...rest
}: ReadyProps<Rules> & { rules: Rules; onChanged: () => void }) => {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<{ changed?: string; template?: string } | undefined>(() => {
    const first = firstIn?.(rules)
    return first === undefined ? undefined : { changed: first }
  })
  const {
    end = {
      label: t('prices.end'),
      nameOf: (name: string) => t('prices.endOf', { name }),
      consequence: t('prices.endText'),
    },
    onChanged,
  } = rest
  const undo = useUndo({ done: t('prices.doneRule'), undone: t('prices.undoneRule') }, onChanged)
  const changed = (saved: Versioned) => {
    setDialog(undefined)
    undo.changed(saved)
  }
  const listed = rulesIn(rules)
  return (
    <>
      {listed.length === 0 && <EmptyState draw={empty.draw}>{empty.words}</EmptyState>}
      <CardList>
        {listed.map(({ key, name, badge, does, facts, isTemplate, end: attempt }) => (
          <li key={key}>
            <Card title={name} badge={badge}>
              {typeof does === 'string' ? <p>{does}</p> : does}
              {facts.length > 0 && <p className={parts.soft}>{facts.join(' · ')}</p>}
              <div className={parts.quietActions}>
                {isChangeable && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('prices.changeRuleOf', { name })}
                    onClick={() => setDialog({ changed: key })}
                  >
                    {t('prices.changeRule')}
                  </Button>
                )}
                {isTemplate && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={t('prices.nextYearOf', { name })}
                    onClick={() => setDialog({ template: key })}
                  >
                    {t('prices.nextYear')}
                  </Button>
                )}
                {attempt && (
                  <ConfirmButton
                    label={end.label}
                    name={end.nameOf(name)}
                    consequence={end.consequence}
                    attempt={attempt}
                    onDone={changed}
                  />
                )}
              </div>
            </Card>
          </li>
        ))}
      </CardList>
      <PricesFoot state={undo} said={undo.said} className={styles.rulesFoot}>
        {More && <More rules={rules} onDone={changed} />}
        {addLabel && (
          <Button size="large" wide onClick={() => setDialog({})}>
            {addLabel}
          </Button>
        )}
      </PricesFoot>
      {dialog && (
        <RuleDialog
          rules={rules}
          changed={dialog.changed}
          template={dialog.template}
          onClose={() => setDialog(undefined)}
          onDone={changed}
        />
      )}
    </>
  )
}
