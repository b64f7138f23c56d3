import { useHost } from '@calm-rest/federation/widget'
import { useEffect } from 'react'

/** Reports title and description of the page to the host, which writes them into the document's head. */
export const useTitle = (title: string, description?: string) => {
  const { report } = useHost()
  useEffect(() => {
    report({ type: 'titled', title, ...(description !== undefined && { description }) })
  }, [report, title, description])
}
