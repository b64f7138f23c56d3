const readTiming = (wanted: string) => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming.find(({ name }) => name === wanted)
}

/** The signed view of this page, which comes in a header: a document with it in its text would be another for each guest. */
export const readPageView = (): string | undefined => readTiming('view')?.description

/** `traceparent` of this document, if its trace is sampled. */
export const readTraceparent = (): string | undefined => readTiming('traceparent')?.description

/** Whether the server asks this page view how fast it was. */
export const isSampled = (): boolean => readTiming('vitals') !== undefined
