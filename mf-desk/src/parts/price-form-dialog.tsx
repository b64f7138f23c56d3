import type { Result } from '@calm-rest/contract/api'
import { Alert } from '@calm-rest/ui'
import { useState } from 'react'
import { isFailure } from '../api/staff-api.ts'
import { useAct } from '../api/use-act.ts'
import { FormDialog, type FormDialogProps } from './form-dialog.tsx'
import { UnusualPrice } from './unusual-price.tsx'

interface PriceFormDialogProps<Value> extends Omit<FormDialogProps<Value>, 'send'> {
  /** `isMeant`: the member confirmed an unusual price. */
  send: (data: FormData, isMeant: boolean) => Promise<Result<Value>>
}

/** Like `FormDialog`, for a price: asks once more if the API finds it unusual, and sends the same input again. */
export const PriceFormDialog = <Value,>({ send, children, ...dialog }: PriceFormDialogProps<Value>) => {
  const [unusual, setUnusual] = useState<FormData>()
  const { busy, problem, act } = useAct<Value>(dialog.onDone)
  const confirm = async (data: FormData) => {
    await act(() => send(data, true))
    setUnusual(undefined)
  }
  return (
    <FormDialog
      {...dialog}
      send={async (data) => {
        const sent = await send(data, false)
        if (isFailure(sent, 'price_unusual')) setUnusual(data)
        return sent
      }}
    >
      {(problemOf) => (
        <>
          {children(problemOf)}
          {problem && <Alert tone="danger">{problem}</Alert>}
          {unusual && (
            <UnusualPrice
              open
              busy={busy}
              onClose={() => setUnusual(undefined)}
              onConfirm={() => void confirm(unusual)}
            />
          )}
        </>
      )}
    </FormDialog>
  )
}
