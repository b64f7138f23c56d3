import { expect, it } from 'vitest'
import { manifestOf, stageForEach } from './run.fixture.ts'

const stageOf = stageForEach()

it('R-mf-backend: maps backends, lists them, and makes no release live that declares an unmapped one', async () => {
  const stage = stageOf()
  const { trust } = stage.openTrust()
  await stage.publish(Object.assign(manifestOf('1.2.0'), { backends: ['orders'] }))
  const promote = () => stage.release('promote', 'mf-rooms', '1.2.0', '--skip-gate', 'in a hurry')
  await expect(promote()).rejects.toThrow('npm run release -- backend add mf-rooms orders https://…')
  const limit = ['--requests-per-minute', '60']
  expect(trust('backend', 'add', 'mf-rooms', 'orders', 'https://orders.example/', ...limit)).toMatchObject({
    text: 'backend mf-rooms orders is https://orders.example from now on',
    json: { requestsPerMinute: 60, timeoutMs: 10_000 },
  })
  expect(trust('backend', 'list').text).toContain('backend mf-rooms orders  https://orders.example')
  const service = 'en=Excursions;de=Ausflüge;zh=出游'
  const known = ['--identity', 'id,email', '--service', service]
  expect(trust('backend', 'add', 'mf-rooms', 'orders', 'https://orders.example', ...known)).toMatchObject({
    json: { identity: { scopes: ['email'], service: { en: 'Excursions', de: 'Ausflüge', zh: '出游' } } },
  })
  expect(trust('backend', 'list').text).toContain('knows guests (id, email) as Excursions')
  await promote()
  expect(trust('backend', 'remove', 'mf-rooms', 'orders').text).toBe('removed mf-rooms orders')
  expect(() => trust('backend', 'remove', 'mf-rooms', 'orders')).toThrow("has no backend 'orders'")
  for (const origin of ['http://orders.example', 'https://orders.example/path'])
    expect(() => trust('backend', 'add', 'mf-rooms', 'orders', origin)).toThrow('an origin without a path')
  const add = (...more: string[]) =>
    trust('backend', 'add', 'mf-rooms', 'orders', 'https://orders.example', ...more)
  expect(() => add('--identity', 'name')).toThrow('--identity and --service belong together')
  expect(() => add('--identity', 'name,passport', '--service', service)).toThrow('It is id, or a list of')
  expect(() => add('--identity', 'id', '--service', 'en=Excursions')).toThrow('It is like')
})
