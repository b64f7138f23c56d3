import type { Failure, ReviewedStay } from '@calm-rest/contract/api'
import type { Lang } from '@calm-rest/contract/widget'
import { useHost } from '@calm-rest/federation/widget'
import { useEffect, useState } from 'react'

/** The stay behind the link of a mail. */
export type LinkedStay =
  /** The form was not opened by a link. */
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'ready'; token: string; stay: ReviewedStay }
  /** The link leads to no stay that can be reviewed, or the answer did not come. */
  | { status: 'failed'; failure: Failure; retry: () => void }

/** Asks for the stay once the link is known; in another language, for its words again. */
export const useLinkedStay = (token: string | undefined, lang: Lang): LinkedStay => {
  const { api } = useHost()
  const [attempt, setAttempt] = useState(0)
  const [linked, setLinked] = useState<LinkedStay>({ status: 'none' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    if (!token) return setLinked({ status: 'none' })
    const controller = new AbortController()
    // known already, but for its words in another language
    const known = (before: LinkedStay) => before.status === 'ready' && before.token === token
    setLinked((before) => (known(before) ? before : { status: 'loading' }))
    const ask = async () => {
      const result = await api.reviews.stayByLink({ token }, { lang, signal: controller.signal })
      if (controller.signal.aborted) return
      const retry = () => setAttempt((count) => count + 1)
      setLinked((before) => {
        if (result.ok) return { status: 'ready', token, stay: result.value }
        const { failure } = result
        return failure.kind !== 'api' && known(before) ? before : { status: 'failed', failure, retry }
      })
    }
    void ask()
    return () => controller.abort()
  }, [api, token, lang, attempt])
  return linked
}
