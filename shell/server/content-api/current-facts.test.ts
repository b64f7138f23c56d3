import { blankFacts } from '@calm-rest/contract/hotel'
import { expect, it } from 'vitest'
import { facts as siteFacts } from '../../src/testing/facts.fixture.ts'
import { aSite } from '../site.fixture.ts'
import { aContentApi } from './content-api.fixture.ts'
import { unavailableContentApi } from './content-api.ts'
import { createReadFacts } from './current-facts.ts'

it('a page has the facts that the API tells, and where it is away those that it told last', async () => {
  const facts = { ...siteFacts, checkInFrom: '15:00' }
  let { readFacts } = unavailableContentApi
  const read = createReadFacts({ readFacts: () => readFacts() })
  expect(await read()).toEqual({ facts: blankFacts, isCurrent: false })
  readFacts = async () => ({ status: 'found', value: facts })
  expect(await read()).toEqual({ facts, isCurrent: true })
  readFacts = unavailableContentApi.readFacts
  expect(await read()).toEqual({ facts, isCurrent: false })
})

it('the answer to a form that no script sent names the telephone of now', async () => {
  const facts = { ...siteFacts, phone: '+94 41 555 0199' }
  const get = aSite({
    contentApi: aContentApi({ readFacts: async () => ({ status: 'found', value: facts }) }),
  })
  const refused = await get('/rooms', { method: 'POST' })
  expect([refused.status, await refused.text()]).toEqual([405, expect.stringContaining(facts.phone)])
})
