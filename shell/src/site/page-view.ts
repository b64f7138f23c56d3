/** The signed view of this page, which comes in a header: a document with it in its text would be another for each guest. */
export const readPageView = (): string | undefined => {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return page?.serverTiming.find(({ name }) => name === 'view')?.description
}
