import type { TextScreen } from '@calm-rest/contract/texts'
import type { FederationHost } from '@calm-rest/federation/host'
import { isUnknown, matchScreen, type NamedScreen, type Slot } from '../routes/screens.ts'
import { hasTexts } from '../texts/text-screens.ts'
import { isLazy, lazyScreens } from './lazy-screens.ts'

type Federation = Pick<FederationHost, 'places' | 'complete' | 'hasWidget' | 'loadWidget'>

/**
 * Fetches the code, the texts and the widgets of the screen at a path, where they are not loaded yet, and before them what the
 * document left out of the composition.
 */
export const prefetchScreen = async (
  path: string,
  federation: Federation,
  prefetchTexts: (screen: TextScreen) => Promise<unknown>,
): Promise<void> => {
  const match = () => matchScreen(path.split(/[?#]/)[0] ?? '/', federation.places())
  const fetchCode = async ({ name }: NamedScreen) => isLazy(name) && lazyScreens[name].prefetch()
  const fetchTexts = async ({ name }: NamedScreen) => hasTexts(name) && prefetchTexts(name)
  const fetchWidget = async ([remote, widget]: Slot) =>
    (await federation.hasWidget(remote, widget)) && federation.loadWidget(remote, widget)
  const known = match()
  const code = [fetchCode(known), fetchTexts(known)]
  if (isUnknown(known)) await federation.complete().catch(() => {})
  const { slots, lateSlots = [] } = match()
  // a failure shows at the visit itself
  await Promise.allSettled([...code, ...[...slots, ...lateSlots].map(fetchWidget)])
}
