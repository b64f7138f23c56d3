import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@calm-rest/testing'
import { expect, it } from 'vitest'
import { startReleaseApi } from '../release-api.fixture.ts'
import { types } from './index.ts'

const aProject = () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'src'))
  return { folder, remote: 'mf-yoga', version: '1.0.0', owner: '@calm-rest/yoga', site: undefined }
}

it('writes the events of live releases, and asks without a token', async () => {
  const schema = { type: 'object', properties: { seat: { type: 'integer' } }, required: ['seat'] }
  const { site, asked } = await startReleaseApi([
    200,
    { events: [{ name: 'mf-spa/seat-chosen@1', version: '1.0.0', schema }] },
  ])
  const project = aProject()
  const { text } = await types(project, site)
  expect(text).toBe('1 events in src/calm-rest-events.d.ts')
  expect(readFileSync(join(project.folder, 'src/calm-rest-events.d.ts'), 'utf8')).toContain(
    '"mf-spa/seat-chosen@1": { readonly "seat": number }',
  )
  expect(asked).toMatchObject([{ method: 'GET', path: '/api/releases/declared-events', token: undefined }])
})

it('says that a site answers something else', async () => {
  const { site } = await startReleaseApi([404, { error: 'Not found.' }])
  await expect(types(aProject(), site)).rejects.toThrow('did not answer with the events of live releases')
})
