import { Alert, Button, classNames, Icon, icons } from '@calm-rest/ui'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import * as parts from '../parts/parts.module.css'

interface Words {
  done: string
  undone: string
}

/** The message after the last change of the rates, and its undo. */
export const useUndo = (words: Words, onChanged: () => void) => {
  const { call } = useDesk()
  const [said, setSaid] = useState('')
  /** Version of the rates that was last saved here: valid until somebody changes them. */
  const [undoable, setUndoable] = useState<string>()
  const { busy, problem, act } = useAct(() => {
    setUndoable(undefined)
    setSaid(words.undone)
    onChanged()
  })
  return {
    said,
    busy,
    problem,
    /** Undoes the last change; undefined if there is none. */
    undo:
      undoable === undefined
        ? undefined
        : () => void act(() => call('undoPrices', { body: { version: undoable } })),
    /** A change was saved. */
    changed: ({ version }: { version: string }) => {
      setUndoable(version)
      setSaid(words.done)
      onChanged()
    },
  }
}

interface PricesFootProps {
  state: Pick<ReturnType<typeof useUndo>, 'busy' | 'problem' | 'undo'>
  said: string
  className?: string | undefined
  /** The button that changes or adds. */
  children?: ReactNode
}

export const PricesFoot = ({
  state: { busy, problem, undo },
  said,
  className,
  children,
}: PricesFootProps) => {
  const { t } = useTranslation()
  return (
    <div className={classNames(parts.foot, className)}>
      <p role="status" className={parts.soft}>
        {said}
      </p>
      {problem && <Alert tone="danger">{problem}</Alert>}
      {undo && (
        <Button variant="secondary" wide busy={busy} icon={<Icon draw={icons.arrowLeft} />} onClick={undo}>
          {t('prices.undo')}
        </Button>
      )}
      {children}
    </div>
  )
}
