import type { Result } from '@calm-rest/contract/api'
import type { RateRules } from '@calm-rest/contract/staff'
import { Button, EmptyState } from '@calm-rest/ui'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { Card, CardList } from '../parts/card.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import * as parts from '../parts/parts.module.css'
import * as styles from './prices.module.css'
import { PricesFoot, useUndo } from './prices-foot.tsx'

/** A restriction, a closure or a promotion code, in words. */
export interface Rule {
  key: string
  name: string
  /** What it forbids or deducts. */
  does: string
  /** For which rooms, days and bookings. */
  facts: readonly string[]
  end: () => Promise<Result<RateRules>>
}

export interface RuleDialogProps {
  rules: RateRules
  /** Key of the rule that is changed; a new one without. */
  changed?: string | undefined
  onClose: () => void
  onDone: (rules: RateRules) => void
}

interface RuleListProps {
  rulesIn: (rules: RateRules) => readonly Rule[]
  /** If there is none: a drawing, and an explanation. */
  empty: { draw: string; words: string }
  addLabel: string
  RuleDialog: ComponentType<RuleDialogProps>
  /** Whether the dialog can change a rule, too. */
  isChangeable?: boolean
  /** Label of the button that ends a rule. */
  end?: { label: string; nameOf: (name: string) => string; consequence: string }
}

/** The rules of one kind, each with the way to end it, and the way to add one. */
export const RuleList = (props: RuleListProps) => {
  const { answer, reload } = useAnswer('readRateRules', {})
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {(rules) => <Ready {...props} rules={rules} onChanged={() => void reload()} />}
    </Answered>
  )
}

interface ReadyProps extends RuleListProps {
  rules: RateRules
  onChanged: () => void
}

const Ready = ({ rules, rulesIn, empty, addLabel, RuleDialog, isChangeable, ...rest }: ReadyProps) => {
  const { t } = useTranslation()
  const [dialog, setDialog] = useState<{ changed?: string }>()
  const {
    end = {
      label: t('prices.end'),
      nameOf: (name: string) => t('prices.endOf', { name }),
      consequence: t('prices.endText'),
    },
    onChanged,
  } = rest
  const undo = useUndo({ done: t('prices.doneRule'), undone: t('prices.undoneRule') }, onChanged)
  const changed = (saved: RateRules) => {
    setDialog(undefined)
    undo.changed(saved)
  }
  const listed = rulesIn(rules)
  return (
    <>
      {listed.length === 0 && <EmptyState draw={empty.draw}>{empty.words}</EmptyState>}
      <CardList>
        {listed.map(({ key, name, does, facts, end: attempt }) => (
          <li key={key}>
            <Card title={name}>
              <p>{does}</p>
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
                <ConfirmButton
                  label={end.label}
                  name={end.nameOf(name)}
                  consequence={end.consequence}
                  attempt={attempt}
                  onDone={changed}
                />
              </div>
            </Card>
          </li>
        ))}
      </CardList>
      <PricesFoot state={undo} said={undo.said} className={styles.rulesFoot}>
        <Button size="large" wide onClick={() => setDialog({})}>
          {addLabel}
        </Button>
      </PricesFoot>
      {dialog && (
        <RuleDialog
          rules={rules}
          changed={dialog.changed}
          onClose={() => setDialog(undefined)}
          onDone={changed}
        />
      )}
    </>
  )
}
