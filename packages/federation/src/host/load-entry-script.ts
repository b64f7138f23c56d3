import type { ComposedRemote } from '@calm-rest/contract/releases'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>
export type RemoteContainer = NonNullable<Awaited<ReturnType<LoadEntry>>>

/** A remote that does not answer within this time is treated as failed. */
const timeoutMs = 3000

/**
 * Runs a release's entry once and answers its container. The browser refuses it where a byte differs from the
 * release manifest; a failed try leaves no trace, so that the next one starts afresh.
 */
export const loadEntryScript = (remote: ComposedRemote): Promise<RemoteContainer> => {
  const { base, manifest } = remote
  const script = document.createElement('script')
  script.src = base + manifest.entry
  // must equal the preload's, or the browser fetches twice
  script.crossOrigin = 'anonymous'
  script.integrity = manifest.files[manifest.entry]?.integrity ?? ''
  return new Promise<RemoteContainer>((resolve, reject) => {
    const fail = (why: string) => {
      script.remove()
      reject(new Error(`${manifest.container}: ${why}`))
    }
    const timer = setTimeout(() => fail(`no answer within ${timeoutMs} ms`), timeoutMs)
    script.onerror = () => {
      clearTimeout(timer)
      fail('the entry could not be loaded, or is not the released one')
    }
    script.onload = () => {
      clearTimeout(timer)
      const container = Reflect.get(globalThis, manifest.container) as RemoteContainer | undefined
      if (container) resolve(container)
      else fail('the entry ran but set no container')
    }
    document.head.append(script)
  })
}
