import { type Nights, useAvailability } from '@calm-rest/ui/stay-calendar'
import { useCallback, useState } from 'react'

type AvailabilityOptions = Parameters<typeof useAvailability>[0]

/** Nights of the shown months, for the life of one calendar. */
export const useNights = (options: Omit<AvailabilityOptions, 'answers' | 'remember'>) => {
  const [answers, setAnswers] = useState<ReadonlyMap<string, Nights>>(new Map())
  const remember = useCallback(
    (key: string, answer: Nights) => setAnswers((known) => new Map(known).set(key, answer)),
    [],
  )
  return useAvailability({ ...options, answers, remember })
}
