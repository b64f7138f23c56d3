import { errorStatus } from '@calm-rest/contract/errors'
import { type Call, calls, pages } from '@calm-rest/contract/openapi'
import { staffRoutes } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { openTestApi } from '../../testing/test-api.ts'

const readDocument = async () => (await (await openTestApi()).get('/api/openapi.json')).json()

/** Pages and files, which are not calls, and the front desk, which is not for partners and guests. */
const paths: string[] = [...Object.values(pages), ...Object.values(staffRoutes)].map(({ path }) => path)

const fieldsOf = (schema: Call['query'] | Call['params']) =>
  schema ? Object.keys((schema as unknown as { shape: object }).shape) : []

it('documents exactly the calls that exist', async () => {
  const { app } = await openTestApi()
  const document = await readDocument()
  const documented = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  const existing = app.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/'))
    .map(({ method, path }) => ({ method: method.toLowerCase(), path: path.replace(/:(\w+)/g, '{$1}') }))
    .filter(({ path }) => !paths.includes(path))
    .map(({ method, path }) => `${method} ${path}`)
  expect(documented.toSorted()).toEqual([...new Set(existing)].toSorted())
})

it('is OpenAPI 3.1 with every call, its success and its errors', async () => {
  const document = await readDocument()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining(['Room', 'Testimonial', 'BookingInput', 'BookingReceipt', 'Error']),
  )
  const booking = document.paths['/api/bookings'].post
  expect(Object.keys(booking.responses).toSorted()).toEqual([
    '201',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '414',
    '415',
    '422',
    '428',
    '429',
    '500',
    '503',
  ])
  expect(booking.parameters.map((one: { name: string }) => one.name)).toEqual(['Idempotency-Key'])
  expect(document.components.schemas.BookingInput.required).toContain('totalPrice')
  expect(JSON.stringify(document)).not.toContain('"$ref":"#/$defs')
})

it('tells of every call its id, what it does, its group, its input, its headers and the codes of its errors', async () => {
  const { paths } = await readDocument()
  for (const [operationId, call] of Object.entries<Call>(calls)) {
    const told = paths[call.path][call.method]
    expect(told).toMatchObject({ operationId, summary: call.summary, tags: [call.path.split('/')[2]] })
    expect([operationId, told.description !== undefined]).toEqual([operationId, call.origins !== undefined])
    const inputs = (told.parameters ?? []).map((one: { in: string; name: string }) => `${one.in} ${one.name}`)
    const expected = [
      ...fieldsOf(call.query).map((name) => `query ${name}`),
      ...fieldsOf(call.params).map((name) => `path ${name}`),
      ...(call.headers ?? []).map((name) => `header ${name}`),
    ]
    expect([operationId, ...inputs.toSorted()]).toEqual([operationId, ...expected.toSorted()])
    expect([operationId, told.requestBody?.required]).toEqual([operationId, call.body && true])
    const success = told.responses[call.success.status]
    expect(success.description).toBe(call.success.description)
    expect(success.content['application/json'].schema).toBeDefined()
    expect(304 in told.responses).toBe(call.headers?.includes('If-None-Match') ?? false)
    const codes = Object.entries<{ description: string }>(told.responses).flatMap(
      ([status, { description }]) =>
        Number(status) >= 400 ? description.split(', ').map((code) => `${status} ${code}`) : [],
    )
    const always = ['address_too_long', 'too_many_requests', 'unauthorized', 'internal'] as const
    const all = new Set([...call.errors, ...always])
    expect(codes.toSorted()).toEqual([...all].map((code) => `${errorStatus[code]} ${code}`).toSorted())
  }
})

it('says which calls pages of other sites may make', async () => {
  const { paths } = await readDocument()
  expect(paths['/api/rooms'].get.description).toBe('Pages of every origin may call it, without credentials.')
  expect(paths['/api/bookings'].post.description).toContain('an active partner has registered')
})

it('refers only to schemas that it has', async () => {
  const document = await readDocument()
  const named = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name,
  )
  expect(named.filter((name) => !((name as string) in document.components.schemas))).toEqual([])
  expect(named.length).toBeGreaterThan(Object.keys(calls).length)
})

it('shows it on a page with its own scripts and styles only', async () => {
  const api = await openTestApi()
  const page = await api.get('/api/docs/')
  const html = await page.text()
  const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address as string)
  for (const address of addresses.filter((one) => one.startsWith('/'))) {
    expect([address, (await api.get(address)).status]).toEqual([address, 200])
  }
  expect(addresses.filter((one) => /^(https?:)?\/\//.test(one))).toEqual([])
  expect(html).not.toMatch(/<script(?![^>]*src=)|\son\w+=/)
  expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'self'")
})
