import { useEffect, useState } from 'react'
import { useSite } from '../../site/site.ts'

/** The mean of all published reviews; undefined if there are none. */
export const useMeanRating = (): number | undefined => {
  const { api, meanRating } = useSite()
  const [mean, setMean] = useState(meanRating.read)
  useEffect(() => {
    if (meanRating.takeFresh()) return
    const controller = new AbortController()
    const ask = async () => {
      const summary = await api.reviews.summary({ signal: controller.signal })
      if (!summary.ok || controller.signal.aborted) return
      meanRating.learnt(summary.value.average)
      setMean(summary.value.average)
    }
    void ask()
    return () => controller.abort()
  }, [api, meanRating])
  return mean ?? undefined
}
