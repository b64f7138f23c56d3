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

/** A restriction or a promotion code, in words. */
export interface Rule {
  key: string
  name: string
  /** What it forbids or takes off. */
  does: string
  /** For which rooms, days and bookings. */
  facts: readonly string[]
  end: () => Promise<Result<RateRules>>
}

export interface AddRuleProps {
  rules: RateRules
  onClose: () => void
  onDone: () => void
}

interface RuleListProps {
  rulesIn: (rules: RateRules) => readonly Rule[]
  /** Where there is none: a drawing, and what that means. */
  empty: { draw: string; words: string }
  addLabel: string
  AddDialog: ComponentType<AddRuleProps>
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

const Ready = ({ rules, rulesIn, empty, addLabel, AddDialog, onChanged }: ReadyProps) => {
  const { t } = useTranslation()
  const [isAdding, setAdding] = useState(false)
  const listed = rulesIn(rules)
  return (
    <>
      {listed.length === 0 && <EmptyState draw={empty.draw}>{empty.words}</EmptyState>}
      <CardList>
        {listed.map(({ key, name, does, facts, end }) => (
          <li key={key}>
            <Card title={name}>
              <p>{does}</p>
              <p className={parts.soft}>{facts.join(' · ')}</p>
              <div className={parts.quietActions}>
                <ConfirmButton
                  label={t('prices.end')}
                  name={t('prices.endOf', { name })}
                  consequence={t('prices.endText')}
                  attempt={end}
                  onDone={onChanged}
                />
              </div>
            </Card>
          </li>
        ))}
      </CardList>
      <div className={parts.foot}>
        <Button size="large" wide onClick={() => setAdding(true)}>
          {addLabel}
        </Button>
      </div>
      {isAdding && (
        <AddDialog
          rules={rules}
          onClose={() => setAdding(false)}
          onDone={() => {
            setAdding(false)
            onChanged()
          }}
        />
      )}
    </>
  )
}
