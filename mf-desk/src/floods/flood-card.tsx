import type { Result } from '@calm-rest/contract/api'
import { Alert, Button, CheckboxField, ConfirmDialog } from '@calm-rest/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../api/use-act.ts'
import { Card } from '../parts/card.tsx'
import * as parts from '../parts/parts.module.css'
import * as styles from './floods.module.css'

interface FloodItem {
  key: string
  title: string
  about: string
}

interface FloodCardProps {
  title: string
  lead: ReactNode
  items: readonly FloodItem[]
  /** Label of the button, by the number of selected items. */
  undoLabel: (count: number) => string
  /** Text of the confirmation. Without it, the action runs at once. */
  consequence?: string | undefined
  /** Undoes the selected items and approves the others. */
  undo: (chosen: readonly string[], rest: readonly string[]) => Promise<Result<undefined>>
  onDone: () => void | Promise<void>
}

/** Many items that arrived at once. One press undoes those that stay selected. */
export const FloodCard = ({ title, lead, items, undoLabel, consequence, undo, onDone }: FloodCardProps) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { busy, problem, act } = useAct<undefined>(async () => {
    setAsking(false)
    await onDone()
  })
  const keys = items.map(({ key }) => key)
  const chosen = keys.filter((key) => !left.has(key))
  const rest = keys.filter((key) => left.has(key))
  const toggle = (key: string, isChosen: boolean) =>
    setLeft((before) => {
      const next = new Set(before)
      if (isChosen) next.delete(key)
      else next.add(key)
      return next
    })
  const confirm = () => void act(() => undo(chosen, rest))
  return (
    <Card title={title}>
      <p>{lead}</p>
      {isOpen && (
        <ul className={styles.list} aria-label={title}>
          {items.map(({ key, title: name, about }) => (
            <li key={key}>
              <CheckboxField
                label={name}
                hint={about}
                checked={!left.has(key)}
                onChange={(event) => toggle(key, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      )}
      {problem && !isAsking && <Alert tone="danger">{problem}</Alert>}
      <div className={parts.actions}>
        <Button
          busy={busy && !isAsking}
          disabled={chosen.length === 0}
          onClick={() => (consequence === undefined ? confirm() : setAsking(true))}
        >
          {undoLabel(chosen.length)}
        </Button>
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'flood.close' : 'flood.check')}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={() => void act(() => undo([], keys))}>
          {t('flood.approve')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={undoLabel(chosen.length)}
        keepLabel={t('change.keep')}
        confirmLabel={undoLabel(chosen.length)}
        busy={busy}
        error={problem}
      >
        {consequence}
      </ConfirmDialog>
    </Card>
  )
}
