import { Refused } from '@calm-rest/command/outcomes'
import type { ObjectStore } from '@calm-rest/objects'
import type { Unseal } from './age.ts'
import type { Image } from './image.ts'
import { partKey, segmentKey, wholeKey } from './names.ts'
import type { RestorePlan } from './plan.ts'
import { applySegment, joinParts } from './segment.ts'

/** Downloads a state and verifies that it is, byte for byte, the one that was backed up. */
export const downloadImage = async (
  store: Pick<ObjectStore, 'get' | 'name'>,
  unseal: Unseal,
  { snapshot, segments }: RestorePlan,
): Promise<Image> => {
  const open = async (key: string) => {
    const found = await store.get(key)
    if (!found) throw new Refused(`${store.name}/${key} is gone.`)
    return unseal(found.content)
  }
  const parts: Buffer[] = []
  for (let part = 0; part < snapshot.parts; part += 1) parts.push(await open(partKey(snapshot, part)))
  let image = joinParts(parts, await open(wholeKey(snapshot)), snapshot)
  for (const segment of segments) image = applySegment(image, await open(segmentKey(segment)), segment)
  return image
}
