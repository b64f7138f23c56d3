import { openBackendsFile } from '@calm-rest/releases'
import { expect, it } from 'vitest'
import { publishBuilt } from './publish-built.ts'
import { manifestOf, stageForEach } from './run.fixture.ts'

const open = stageForEach()

/** `publish mf-rooms` where the only build is that of `built`, as in an image; room for it is refused. */
const publish = (built: string | undefined, version?: string) => {
  const { store, trustFolder } = open()
  return publishBuilt(
    { name: 'publish', remote: 'mf-rooms', version },
    built === undefined ? undefined : manifestOf(built),
    {
      store,
      backends: openBackendsFile(trustFolder),
      assertRoom: async ({ remote, team }) => {
        throw new Error(`no room for ${remote} of ${team}`)
      },
    },
  )
}

it('publishes the build that is there, by the rules of every publication', async () => {
  await expect(publish('1.2.0')).rejects.toThrow('no room for mf-rooms of @calm-rest/rooms')
  await expect(publish('1.2.0', '1.2.0')).rejects.toThrow('no room')
  await expect(publish('1.1.0')).rejects.toThrow('a published version never changes')
})

it('refuses what would have to be built', async () => {
  await expect(publish('1.2.0', '1.3.0')).rejects.toThrow('Only mf-rooms 1.2.0 is here, built')
  await expect(publish(undefined)).rejects.toThrow('neither sources nor a build of mf-rooms')
})
