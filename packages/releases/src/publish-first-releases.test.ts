import { expect, it } from 'vitest'
import { manifestOf } from './manifest.fixture.ts'
import { describeOtherBuilds } from './publish-first-releases.ts'

it('names remotes that are here with another build than the live one, as after an update', () => {
  const store = {
    readStable: (remote: string) => (remote === 'mf-new' ? undefined : manifestOf('1.0.0', remote)),
  }
  const builds = [
    manifestOf('1.0.0', 'mf-auth'),
    manifestOf('1.1.0', 'mf-rooms'),
    manifestOf('1.0.0', 'mf-new'),
  ]
  expect(describeOtherBuilds(store, builds)).toEqual([
    'mf-rooms 1.0.0 stays live; 1.1.0 is here, with other sources. Release it: npm run release -- publish mf-rooms, then promote mf-rooms 1.1.0',
  ])
})
