import { exitCodeOf, HelpRequested } from '@calm-rest/command'
import { beforeEach, expect, it } from 'vitest'
import { parseReleaseCommand } from './arguments.ts'
import { stageForEach } from './run.fixture.ts'

const stageOf = stageForEach()

const impact = (subject: string) => stageOf().release('impact', subject)

it('says who uses a subject, and who breaks without it', async () => {
  const { text, json } = await impact('call:hotel.day')
  expect(text).toMatch(/^call:hotel\.day: 1 of 1 releases break/)
  expect(text).toMatch(/mf-rooms +1\.0\.0 +live +may call: breaks without it/)
  expect(json).toMatchObject({ usedBy: [{ remote: 'mf-rooms', version: '1.0.0', channel: 'live' }] })
  expect((await impact('slot:home')).text).toBe('slot:home: no release uses it')
  await expect(async () => impact('hotel.day')).rejects.toThrow('flag:mf-spa/new-map')
})

beforeEach(() => {
  const { trust } = stageOf().openTrust()
  trust('backend', 'add', 'mf-rooms', 'orders', 'https://orders.example')
  trust('flag', 'set', 'mf-rooms', 'new-map', 'false')
})

it.each(['backend:mf-rooms/orders', 'flag:mf-rooms/new-map'])('knows %s by the platform', async (subject) => {
  expect((await impact(subject)).text).toBe(`${subject}: no release uses it`)
})

it.each([
  ['call:hotel.days', "No call is known as 'hotel.days'. The nearest: call:hotel.day, "],
  ['event:stay-choosen@1', "No event is known as 'stay-choosen@1'. The nearest: event:stay-chosen@1."],
  ['slot:rooms', "No slot is known as 'rooms'. The nearest: slot:room, "],
  ['backend:mf-room/order', "No backend is known as 'mf-room/order'. The nearest: backend:mf-rooms/orders."],
  ['flag:mf-rooms/map', "No flag is known as 'mf-rooms/map'. The nearest: flag:mf-rooms/new-map."],
])('fails for %s, which nothing names, with the nearest names', async (subject, said) => {
  const failed = await impact(subject).catch((cause: unknown) => cause)
  expect(String((failed as Error).message)).toContain(said)
  expect(exitCodeOf(failed)).toBe(2)
})

it('has an example of each kind of subject in its help', () => {
  const help = () => parseReleaseCommand(['impact', '--help'], {})
  expect(help).toThrow(HelpRequested)
  for (const kind of ['call', 'event', 'slot', 'backend', 'flag'])
    expect(help).toThrow(new RegExp(`like .*\\b${kind}:`, 's'))
})
