import { whenDone } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { job } from './bundle.fixture.ts'
import { createBundlePool } from './bundle-pool.ts'
import { createFormLine } from './form-line.ts'

/** Forms of a release whose bundle is not there: each takes its turn, and then is refused without a process. */
const open = () => {
  const line = createFormLine({
    name: 'mf-rooms 1.0.0',
    source: () => undefined,
    callApi: () => Promise.reject(new Error('there is none')),
    pool: createBundlePool(),
  })
  whenDone(line.close)
  const outcomes: string[] = []
  const submit = (count: number) =>
    Array.from({ length: count }, () =>
      line.render({ ...job('form'), form: [] }).catch(({ message }: Error) => void outcomes.push(message)),
    )
  return { line, outcomes, submit }
}

it('gives each form that waits its turn', async () => {
  const { outcomes, submit } = open()
  await Promise.all(submit(8))
  expect(outcomes).toEqual(Array(8).fill('the server bundle is not the released one'))
})

it('lets 32 wait while two are at work, and refuses the next at once', async () => {
  const { outcomes, submit } = open()
  const all = submit(35)
  await all[34]
  expect(outcomes.filter((why) => why === 'mf-rooms 1.0.0 has too much to do')).toHaveLength(1)
  await Promise.all(all)
  expect(outcomes).toHaveLength(35)
})

it('leaves no form waiting when it is closed', async () => {
  const { line, outcomes, submit } = open()
  const all = submit(4)
  line.close()
  await Promise.all(all)
  expect(outcomes.filter((why) => why === 'mf-rooms 1.0.0 was closed')).toHaveLength(2)
})
