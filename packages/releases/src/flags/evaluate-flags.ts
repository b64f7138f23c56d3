import type { FlagValues } from '@calm-rest/contract/flags'
import type { ComposedRemote } from '@calm-rest/contract/releases'
import type { Flag } from './flags-file.ts'

/**
 * Values of the flags that a release declares, for one visitor; undefined if it declares none that the platform has.
 * `bucket` is called only for a flag that some visitors get.
 */
export const evaluateFlags = (
  flags: readonly Flag[],
  { manifest, source }: Pick<ComposedRemote, 'manifest' | 'source'>,
  bucket: () => number,
): FlagValues | undefined => {
  const declared = manifest.uses?.flags ?? []
  const values = flags
    .filter(({ remote, name }) => remote === manifest.remote && declared.includes(name))
    .map(({ name, value, channels }) => {
      const rule = channels[source]
      const applies = rule && (rule.percent === 100 || bucket() < rule.percent)
      return [name, applies ? rule.value : value] as const
    })
  return values.length > 0 ? Object.fromEntries(values) : undefined
}
