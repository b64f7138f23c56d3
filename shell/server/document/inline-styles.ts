import type { Composition } from '@calm-rest/contract/releases'
import type { Screen } from '../../src/routes/screens.ts'
import type { ReadReleaseFile } from '../rendering/release-files.ts'

/** A style sheet of a release inside the page: the browser takes it only as the policy names its hash. */
export interface InlineStyle {
  /** Address of the same style sheet as a file. */
  address: string
  text: string
  integrity: string
}

/**
 * Style sheets of the widgets that a screen shows. A file that differs from the released one is left to the
 * browser, which refuses it.
 */
export const inlineStyles = (
  { slots, lateSlots = [], nearSlots = [] }: Screen,
  { remotes }: Composition,
  read: ReadReleaseFile,
): InlineStyle[] =>
  [...slots, ...lateSlots, ...nearSlots].flatMap(([remote, widget]) => {
    const composed = remotes[remote]
    if (!composed || composed.source === 'local') return []
    return (composed.manifest.exposes[widget]?.styles ?? []).flatMap((file) => {
      const text = read(composed, file)
      const integrity = composed.manifest.files[file]?.integrity
      return text === undefined || !integrity ? [] : [{ address: composed.base + file, text, integrity }]
    })
  })
