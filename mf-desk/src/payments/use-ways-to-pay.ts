import type { WaysToPay } from '@calm-rest/contract/staff'
import { useAnswer } from '../api/use-answer.ts'

/** Other currencies for cash; none until they are known. */
export const useWaysToPay = (): WaysToPay => {
  const { answer } = useAnswer('readWaysToPay', {})
  return answer.status === 'ready' ? answer.value : { currencies: [] }
}
