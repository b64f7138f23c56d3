import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { type Beds, readBeds } from '../../property/rooms/plan/read-beds.ts'
import { rooms } from './rooms/index.ts'

const folder = fileURLToPath(new URL('../../../media/scenes/', import.meta.url))

/** Returns the beds in each scene of a room, as the drawing marks them. */
const scenesOf = (id: string) =>
  readdirSync(folder)
    .filter((file) => file.replace(/-\d+\.svg$/, '') === id)
    .map((file) =>
      [...readFileSync(folder + file, 'utf8').matchAll(/data-bed="([^"]+)"/g)].map(([, bed = '']) => bed),
    )

const nameOf = ({ kind, posts }: Beds) => (posts ? `${kind} ${posts}` : kind)

/** Returns the faults of a room's scenes: kinds of beds that no scene shows, and surplus beds. */
const faultsOf = (beds: readonly Beds[], scenes: readonly (readonly string[])[]): string[] => {
  const counts = new Map(beds.map((one) => [nameOf(one), one.count]))
  const drawn = scenes.flat()
  const missing = [...counts.keys()].filter((name) => !drawn.includes(name))
  const excess = scenes.flatMap((scene) =>
    [...Map.groupBy(scene, (name) => name)].filter(([name, all]) => all.length > (counts.get(name) ?? 0)),
  )
  return [...missing.map((name) => `no ${name}`), ...excess.map(([name, all]) => `${all.length} ${name}`)]
}

it.each(rooms.map(({ id, bed }) => ({ id, bed: bed.en })))(
  'draws the beds of $id: $bed, and no others',
  ({ id, bed }) => {
    const scenes = scenesOf(id)
    const ways = readBeds(bed)?.map((beds) => faultsOf(beds, scenes))
    // a room with several variants is drawn in one of them
    expect(ways).toContainEqual([])
  },
)

it.each([
  ['1 queen bed', [['queen four-poster']], ['no queen', '1 queen four-poster']],
  ['1 king bed and 1 single bed', [['king']], ['no single']],
  ['1 king bed and 1 single bed', [['king'], ['single', 'single']], ['2 single']],
])('finds wrong scenes of a room with %s: %j', (bed, scenes, faults) => {
  expect(faultsOf(readBeds(bed)?.[0] ?? [], scenes)).toEqual(faults)
})
