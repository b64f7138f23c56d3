import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { Release } from './release.ts'
import { ReleaseFailure } from './release-failure.ts'
import { trustedAddress } from './trusted-address.ts'

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>
export type RemoteContainer = NonNullable<Awaited<ReturnType<LoadEntry>>>

/**
 * Runs a release's entry once and returns its container. The browser refuses an entry that differs from the
 * release manifest. A failed attempt leaves no trace, so that the next one starts afresh.
 */
export const loadEntryScript = ({ base, manifest, deadlineMs }: Release): Promise<RemoteContainer> => {
  const script = document.createElement('script')
  script.src = trustedAddress(base + manifest.entry)
  // must match the preload, or the browser fetches twice
  script.crossOrigin = 'anonymous'
  script.integrity = manifest.files[manifest.entry]?.integrity ?? ''
  return new Promise<RemoteContainer>((resolve, reject) => {
    const fail = (reason: ReleaseFailure['reason'], why: string) => {
      script.remove()
      reject(new ReleaseFailure(reason, `${manifest.container}: ${why}`))
    }
    const timer = setTimeout(() => fail('timeout', `no entry within ${deadlineMs} ms`), deadlineMs)
    script.onerror = () => {
      clearTimeout(timer)
      fail('files', 'the entry could not be loaded, or is not the released one')
    }
    script.onload = () => {
      clearTimeout(timer)
      const container = Reflect.get(globalThis, manifest.container) as RemoteContainer | undefined
      if (container) resolve(container)
      else fail('evaluation', 'the entry ran but set no container')
    }
    document.head.append(script)
  })
}
