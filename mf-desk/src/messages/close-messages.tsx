import { type StaffMessage, staffLimits } from '@calm-rest/contract/staff'
import { Alert, Button } from '@calm-rest/ui'
import { useTranslation } from 'react-i18next'
import { useDesk } from '../api/desk-context.ts'
import { useAct } from '../api/use-act.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'

interface CloseChosenProps {
  ids: readonly number[]
  /** Every message on the screen that has no answer. */
  openIds: readonly number[]
  onAll: () => void
  onChanged: () => Promise<void>
}

/** Notes of the chosen messages that they need no answer. */
export const CloseChosen = ({ ids, openIds, onAll, onChanged }: CloseChosenProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const { busy, problem, act } = useAct(onChanged)
  const close = () =>
    act(() => call('closeMessages', { body: { ids: ids.slice(0, staffLimits.closedAtOnce) } }))
  return (
    <>
      <Button wide busy={busy} onClick={() => void close()}>
        {t('messages.close', { count: Math.min(ids.length, staffLimits.closedAtOnce) })}
      </Button>
      {ids.length < openIds.length && (
        <Button variant="quiet" onClick={onAll}>
          {t('messages.all', { count: openIds.length })}
        </Button>
      )}
      {problem && <Alert tone="danger">{problem}</Alert>}
    </>
  )
}

interface CloseAlikeProps {
  message: StaffMessage
  onChanged: () => Promise<void>
}

/** For a flood: closes all open messages of a message's network, or else of its sender. */
export const CloseAlike = ({ message: { id, fullName, alike }, onChanged }: CloseAlikeProps) => {
  const { t } = useTranslation()
  const { call } = useDesk()
  const all = alike.network > alike.sender ? 'network' : 'sender'
  const count = alike[all]
  if (count < 2) return null
  const label = t(`messages.flood.${all}`, { count })
  return (
    <ConfirmButton
      label={label}
      name={`${label} (${fullName})`}
      consequence={t('messages.flood.consequence')}
      attempt={() => call('closeMessages', { body: { ids: [id], all } })}
      onDone={() => void onChanged()}
    />
  )
}
