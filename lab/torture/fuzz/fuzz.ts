import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { addDays, dateInZone } from '@calm-rest/contract/stay'
import fc from 'fast-check'
import { type Case, casesOf, memberToken } from './cases.ts'
import { type OpenApiDocument, type Operation, readOperations } from './document.ts'
import { openSeededApi, type SeededApi } from './seeded-api.ts'

/** Requests sent at once, so that they also run concurrently. */
const together = 16
/** One batch in this many goes over a real connection. */
const overHttp = 20

export interface RouteResult {
  route: string
  cases: number
  /** Number of answers by status. */
  statuses: Record<number, number>
  /** Smallest cases with a wrong answer, and the reason. */
  finding: string | undefined
}

/** Text of a body, unpacked as a browser does it; fetch has done so already. */
const textOf = async (answer: Response, isUnpacked: boolean) => {
  const bytes = Buffer.from(await answer.arrayBuffer())
  const encoding = isUnpacked ? null : answer.headers.get('Content-Encoding')
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? '']
  return (unpack && bytes.length > 0 ? unpack(bytes) : bytes).toString()
}

const problemOf = (operation: Operation, { status, headers }: Response, body: string): string | undefined => {
  const shown = `${status} ${body.slice(0, 300)}`
  if (status >= 500) return shown
  if (!operation.answers.has(status)) return `not in the document: ${shown}`
  const schema = operation.answers.get(status)
  if (!schema) return body === '' ? undefined : `a body where there should be none: ${shown}`
  if (!headers.get('Content-Type')?.startsWith('application/json')) return `no JSON: ${shown}`
  const parsed = schema.safeParse(JSON.parse(body))
  return parsed.success ? undefined : `not as in the document: ${shown} ${parsed.error.message.slice(0, 300)}`
}

const send = (seeded: SeededApi, { method, path, headers, body }: Case, isOverHttp: boolean) => {
  const authorization = headers.Authorization?.replace(memberToken, seeded.member().token)
  const init = {
    method,
    headers: { ...headers, ...(authorization && { Authorization: authorization }) },
    ...(body && { body }),
  }
  return isOverHttp ? fetch(new URL(path, seeded.origin), init) : seeded.app.request(path, init)
}

const show = ({ method, path, headers, body }: Case) =>
  `${method} ${path.slice(0, 300)} ${JSON.stringify(headers)}${body ? ` ${Buffer.from(body).toString().slice(0, 600)}` : ''}`

const fuzzRoute = async (
  seeded: SeededApi,
  operation: Operation,
  cases: fc.Arbitrary<Case>,
  { seed, count }: FuzzOptions,
): Promise<RouteResult> => {
  const statuses: Record<number, number> = {}
  let batches = 0
  const batch = fc.array(cases, { minLength: together, maxLength: together })
  const property = fc.asyncProperty(batch, async (all) => {
    batches += 1
    const isOverHttp = batches % overHttp === 0
    const answers = await Promise.all(all.map((one) => send(seeded, one, isOverHttp)))
    const bodies = await Promise.all(answers.map((answer) => textOf(answer, isOverHttp)))
    const problems = answers.map((answer, i) => problemOf(operation, answer, bodies[i] ?? ''))
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
    if (operation.path.startsWith('/api/me') || operation.path.startsWith('/api/auth'))
      await seeded.renewMember()
    const at = problems.findIndex((problem) => problem !== undefined)
    const wrong = all[at]
    if (wrong) throw new Error(`${show(wrong)} → ${problems[at]}`)
  })
  const result = await fc.check(property, { seed, numRuns: Math.ceil(count / together) })
  const finding = result.failed
    ? String(result.errorInstance ?? 'no case could be made').slice(0, 1500)
    : undefined
  const sent = Object.values(statuses).reduce((sum, times) => sum + times, 0)
  return { route: `${operation.method} ${operation.path}`, cases: sent, statuses, finding }
}

interface FuzzOptions {
  seed: number
  /** Number of cases for each route. */
  count: number
  /** Selects the routes. */
  isAsked: (operation: Operation) => boolean
}

/** Sends unexpected requests to every route of the API's own document. */
export const fuzz = async (
  dir: string,
  options: FuzzOptions,
  onRoute: (result: RouteResult) => void = () => {},
) => {
  const seeded = await openSeededApi(dir)
  try {
    const document: OpenApiDocument = await (await seeded.app.request('/api/openapi.json')).json()
    const deps = { schemas: document.components.schemas, ...(await something(seeded)) }
    const results: RouteResult[] = []
    for (const [i, operation] of readOperations(document).filter(options.isAsked).entries()) {
      // the member may be another one by now, and needs bookings, too
      const references = await bookSome(seeded, farAhead + i)
      const result = await fuzzRoute(seeded, operation, casesOf(operation, { ...deps, references }), options)
      results.push(result)
      onRoute(result)
    }
    return results
  } finally {
    await seeded.close()
  }
}

/** Days ahead at which no case books. */
const farAhead = 400

/** Books for the signed-in member, this many days ahead. */
const bookSome = async ({ rooms, post, member }: SeededApi, ahead: number) => {
  const { email, token } = member()
  const references: string[] = []
  for (const { _id, price, discountPrice } of rooms.slice(0, 4)) {
    const checkIn = addDays(dateInZone(new Date(), 'Asia/Colombo'), ahead)
    const checkOut = addDays(checkIn, 1)
    const stay = { checkIn, checkOut, guests: 1, roomType: _id, totalPrice: discountPrice ?? price }
    const guest = { firstName: 'Amara', lastName: 'Perera', email }
    const signedIn = { Authorization: `Bearer ${token}` }
    references.push((await post('/api/bookings', { ...guest, ...stay }, signedIn)).reference)
  }
  return references
}

/** Existing things that cases can hit: links of every kind, known addresses. */
const something = async (seeded: SeededApi) => {
  const { rooms, post, member } = seeded
  const { email, password } = member()
  await bookSome(seeded, farAhead - 1)
  await post('/api/messages', { fullName: 'Amara', email, message: 'Do you have a cot?' })
  for (let i = 0; i < 5; i += 1) await post('/api/auth/forgot', { email })
  // every mail to the guest has a link: four bookings, the address to confirm, five passwords
  return { rooms, emails: [email], password, tokens: await seeded.links(10) }
}
