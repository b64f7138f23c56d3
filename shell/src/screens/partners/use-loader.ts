import { embedMajor } from '@calm-rest/embed/protocol'
import type { SnippetLoader } from '@calm-rest/embed/snippet'
import { useEffect, useState } from 'react'
import { useSite } from '../../site/site.ts'
import type { Choice } from './choice.ts'

interface Loaders {
  moving: string
  /** The newest first. */
  pinned: readonly (SnippetLoader & { version: string })[]
}

export interface ChosenLoader extends SnippetLoader {
  /** The hash of a version was asked for and did not come. */
  failed?: boolean
}

const fetchLoaders = async (signal: AbortSignal): Promise<Loaders> => {
  const response = await fetch('/embed/releases.json', { signal })
  if (!response.ok) throw new Error(`The loaders answered ${response.status}`)
  return response.json()
}

/** Address of the script: the one that moves, or the newest version with its hash, which the site is asked for. */
export const useLoader = (script: Choice['script']): ChosenLoader => {
  const { origin } = useSite()
  const url = `${origin}/embed/v${embedMajor}.js`
  const [pinned, setPinned] = useState<ChosenLoader>()
  useEffect(() => {
    if (script === 'moving') return
    const stop = new AbortController()
    fetchLoaders(stop.signal).then(
      ({ pinned: [newest] }) => setPinned(newest),
      () => stop.signal.aborted || setPinned({ url, failed: true }),
    )
    return () => stop.abort()
  }, [script, url])
  return script === 'pinned' && pinned ? pinned : { url }
}
