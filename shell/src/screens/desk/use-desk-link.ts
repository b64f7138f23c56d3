import type { DeskLink, Failure, Result } from '@calm-rest/contract/api'
import { useCallback, useEffect, useState } from 'react'
import { useSite } from '../../site/site.ts'

export type DeskState =
  | { status: 'loading' }
  /** No link of ours, an old one, or one that was cut off. */
  | { status: 'invalid' }
  | { status: 'offline' }
  /** `used`: here and now, and not at an earlier visit. */
  | { status: 'ready'; link: DeskLink; used: boolean }

/** Reads the subject of a link in the owner's mail. Reading changes nothing, however often it is done. */
export const useDeskLink = (token: string | undefined) => {
  const { api } = useSite()
  const [state, setState] = useState<DeskState>({ status: 'loading' })

  const read = useCallback(
    async (signal?: AbortSignal) => {
      if (token === undefined) return
      if (token === '') return setState({ status: 'invalid' })
      setState({ status: 'loading' })
      const result = await api.desk.read({ token }, { signal })
      if (!signal?.aborted) setState(toState(result))
    },
    [api, token],
  )
  useEffect(() => {
    const controller = new AbortController()
    void read(controller.signal)
    return () => controller.abort()
  }, [read])

  const used = (link: DeskLink) => setState({ status: 'ready', link, used: true })
  return { state, read, used }
}

const toState = (result: Result<DeskLink>): DeskState => {
  if (result.ok) return { status: 'ready', link: result.value, used: false }
  return { status: isRefused(result.failure) ? 'invalid' : 'offline' }
}

const isRefused = (failure: Failure) =>
  failure.kind === 'api' && (failure.code === 'link_invalid' || failure.code === 'invalid_request')
