import type { Failure } from '@calm-rest/contract/api'
import type { PricePreview, PricePreviewInput } from '@calm-rest/contract/staff'
import { useEffect, useState } from 'react'
import { useDesk } from '../session/desk-context.ts'

export type Previewed =
  | { status: 'none' }
  | { status: 'asking' }
  | { status: 'ready'; preview: PricePreview }
  | { status: 'failed'; failure: Failure }

/** An amount is typed figure by figure: one question a moment after the last of them is enough. */
const settleMs = 200

/** What guests would pay after a change, asked anew with each choice; `attempt` asks once more for the same. */
export const usePricePreview = (change: PricePreviewInput | undefined, attempt: number): Previewed => {
  const { call } = useDesk()
  const [previewed, setPreviewed] = useState<Previewed>({ status: 'none' })
  const asked = JSON.stringify(change)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another question
  useEffect(() => {
    if (asked === undefined) return setPreviewed({ status: 'none' })
    let isCurrent = true
    setPreviewed({ status: 'asking' })
    const ask = async () => {
      const result = await call('previewPrices', { body: JSON.parse(asked) })
      if (!isCurrent) return
      if (result.ok) setPreviewed({ status: 'ready', preview: result.value })
      else setPreviewed({ status: 'failed', failure: result.failure })
    }
    const settling = setTimeout(() => void ask(), settleMs)
    return () => {
      isCurrent = false
      clearTimeout(settling)
    }
  }, [call, asked, attempt])
  return previewed
}
