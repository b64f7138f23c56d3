import { expect, it } from 'vitest'
import { openReleaseApi, outcomeOf } from './release-api.fixture.ts'

// what one team cannot take from the others

it('sends archives slowly, and leaves one place for another team', async () => {
  const api = openReleaseApi()
  const { token } = api.tokenFor()
  const senders: ReadableStreamDefaultController[] = []
  const slow = [1, 2, 3].map((patch) =>
    api.call('PUT', `mf-spa/1.0.${patch}`, token, {
      headers: { 'Content-Type': 'application/gzip' },
      body: new ReadableStream({ start: (sender) => void senders.push(sender) }),
      duplex: 'half',
    } as RequestInit),
  )
  await expect.poll(async () => outcomeOf(api.put(token, '1.1.0'))).toBe('503 uploads_busy')
  const other = api.tokenFor({ team: '@calm-rest/rooms', remote: 'mf-rooms' }).token
  expect(await outcomeOf(api.put(other, '9.0.0', undefined, 'mf-rooms'))).toBe('201')
  for (const sender of senders) sender.error(new Error('gone'))
  await Promise.allSettled(slow)
  expect(await outcomeOf(api.put(token, '1.1.0'))).toBe('201')
})

it('approves again and again, and fills no history and no hook', async () => {
  const api = openReleaseApi()
  const { token } = api.tokenFor({ holder: 'ben' })
  await api.publishTried(token, '1.0.0')
  const colleague = api.tokenFor({ rights: ['approve'], holder: 'cleo' }).token
  const approve = () => outcomeOf(api.post(colleague, 'approve', { version: '1.0.0' }))
  for (let at = 0; at < 30; at += 1) expect(await approve()).toBe('200')
  expect(await approve()).toBe('429 too_many_release_requests')
  const { history } = api.store.readChannels('mf-spa')
  expect(history.filter(({ action }) => action === 'approve')).toHaveLength(30)
})
