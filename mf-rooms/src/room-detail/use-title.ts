import { useHost } from '@calm-rest/federation/widget'
import { useEffect } from 'react'

/** Tells the host what is on the screen, for the tab and for search engines. */
export const useTitle = (title: string, description?: string) => {
  const { report } = useHost()
  useEffect(() => {
    report({ type: 'titled', title, ...(description !== undefined && { description }) })
  }, [report, title, description])
}
