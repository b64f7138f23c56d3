import type { Result } from '@calm-rest/contract/api'
import type { RateRules } from '@calm-rest/contract/staff'
import { Alert, Button, classNames, EmptyState, Icon, icons } from '@calm-rest/ui'
import { type ComponentType, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../api/use-act.ts'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { Card, CardList } from '../parts/card.tsx'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import * as parts from '../parts/parts.module.css'
import { useDesk } from '../session/desk-context.ts'
import * as styles from './prices.module.css'

/** A restriction, a closure or a promotion code, in words. */
export interface Rule {
  key: string
  name: string
  /** What it forbids or takes off. */
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
  /** Where there is none: a drawing, and what that means. */
  empty: { draw: string; words: string }
  addLabel: string
  RuleDialog: ComponentType<RuleDialogProps>
  /** Whether the dialog can change a rule, too. */
  isChangeable?: boolean
  /** Of the button that ends a rule. */
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
  const { call } = useDesk()
  const [dialog, setDialog] = useState<{ changed?: string }>()
  const [said, setSaid] = useState('')
  /** Of the rules that were changed here last: as long as nobody has changed them since. */
  const [undoable, setUndoable] = useState<string>()
  const {
    end = {
      label: t('prices.end'),
      nameOf: (name: string) => t('prices.endOf', { name }),
      consequence: t('prices.endText'),
    },
    onChanged,
  } = rest
  const { busy, problem, act } = useAct(() => {
    setUndoable(undefined)
    setSaid(t('prices.undoneRule'))
    onChanged()
  })
  const changed = ({ version }: RateRules) => {
    setDialog(undefined)
    setUndoable(version)
    setSaid(t('prices.doneRule'))
    onChanged()
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
      <div className={classNames(parts.foot, styles.rulesFoot)}>
        <p role="status" className={parts.soft}>
          {said}
        </p>
        {problem && <Alert tone="danger">{problem}</Alert>}
        {undoable !== undefined && (
          <Button
            variant="secondary"
            wide
            busy={busy}
            icon={<Icon draw={icons.arrowLeft} />}
            onClick={() => void act(() => call('undoPrices', { body: { version: undoable } }))}
          >
            {t('prices.undo')}
          </Button>
        )}
        <Button size="large" wide onClick={() => setDialog({})}>
          {addLabel}
        </Button>
      </div>
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
