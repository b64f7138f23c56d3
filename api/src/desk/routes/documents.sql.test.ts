import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createRetention } from '../../operations/retention/retention.ts'
import { it, onBoth } from '../../testing/both-engines.ts'
import { goodBooking } from '../../testing/inputs.ts'
import { testNow } from '../../testing/test-now.ts'
import { openBookedStay } from './booked-stay.fixture.ts'

/** A stay of 705 dollars, and ways to issue for it. */
const openIssuing = async () => {
  const stay = await openBookedStay()
  const { api, call, params } = stay
  const issue = (body: object, headers: Record<string, string> = {}) =>
    call('issueDocument', { params, body: { lang: 'en', ...body }, headers })
  const settings = async (change: object) => {
    const { version } = (await call('readDocumentSettings')).data
    return call('changeDocumentSettings', { body: { version, ...change } })
  }
  const show = async (path: string | null) => {
    const answer = await api.get(path ?? '')
    return { status: answer.status, headers: answer.headers, body: await answer.text() }
  }
  const numbers = () =>
    api.db
      .prepare<[], string>('SELECT number FROM documents WHERE number IS NOT NULL ORDER BY id')
      .pluck()
      .all()
  return { ...stay, issue, settings, show, numbers }
}

it('R-document-address: issues an invoice with its number, as a page and as a PDF that only its address opens', async () => {
  const { issue, show, call, params } = await openIssuing()
  const { status, data } = await issue({ kind: 'invoice' })
  const { firstName, lastName } = goodBooking
  expect([status, data]).toEqual([
    201,
    expect.objectContaining({
      kind: 'invoice',
      number: expect.stringMatching(/^\d\d[A-Z]{3}_1$/),
      who: 'owner',
      total: 705,
      recipient: `${firstName} ${lastName}`,
      path: expect.stringMatching(/^\/api\/documents\/[\w-]{43}$/),
    }),
  ])
  const page = await show(data.path)
  expect(page.body).toContain(`<h1>Invoice</h1>`)
  for (const text of [data.number, 'USD 705.00', 'Seven hundred and five US dollars', params.reference])
    expect(page.body).toContain(text)
  const pdf = await show(`${data.path}/pdf`)
  expect(pdf.body.slice(0, 8)).toBe('%PDF-1.7')
  expect(pdf.headers.get('content-disposition')).toBe(`inline; filename="${data.number}.pdf"`)
  for (const { headers } of [page, pdf])
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
      'noindex',
      'private, no-store',
    ])
  const { documents } = (await call('listDocuments', { params })).data
  expect(documents).toEqual([data])
  for (const guess of ['A'.repeat(43), data.path?.slice(-43, -1), '1', "' OR 1=1 --"])
    for (const end of ['', '/pdf'])
      expect((await show(`/api/documents/${encodeURIComponent(guess ?? '')}${end}`)).status).toBe(404)
})

it('R-document-credit: takes an invoice back by a credit note, once, and then permits another invoice', async () => {
  const { issue, call, show } = await openIssuing()
  const { data: invoice } = await issue({ kind: 'invoice' })
  const again = await issue({ kind: 'invoice' })
  expect([again.status, again.data.code]).toEqual([409, 'invoice_stands'])
  const credit = (id: number) =>
    call('creditDocument', { params: { id }, body: { reason: 'Made out to the wrong company' } })
  const { data: note } = await credit(invoice.id)
  expect(note).toMatchObject({ kind: 'credit_note', total: -705, refersTo: invoice.id })
  expect((await show(note.path)).body).toContain(
    `It takes invoice ${invoice.number} back. Reason: Made out to the wrong company`,
  )
  expect((await credit(invoice.id)).data.code).toBe('document_credited')
  expect((await credit(note.id)).data.code).toBe('document_not_invoice')
  expect((await issue({ kind: 'invoice' })).data.number).toMatch(/_2$/)
})

it('R-document-tax: refuses a tax invoice without registration, and before the day of it', async () => {
  const { issue, settings, show } = await openIssuing()
  expect((await issue({ kind: 'tax_invoice' })).data.code).toBe('not_registered')
  const number = '134567890-7000'
  await settings({ registration: { from: '2099-01-01', number } })
  expect((await issue({ kind: 'tax_invoice' })).data.code).toBe('not_registered')
  await settings({ registration: { from: '2020-01-01', number }, placeCode: 'MIR1', monthFirst: true })
  const { data } = await issue({
    kind: 'tax_invoice',
    recipient: { name: 'Alpin Tours', address: 'Long Street 1\n10115 Berlin', taxNumber: 'DE123456789' },
  })
  expect(data.number).toMatch(/^\d\d[A-Z]{3}_MIR1_1$/)
  const { body } = await show(data.path)
  for (const text of [
    '<h1>TAX INVOICE</h1>',
    `TIN ${number}`,
    'VAT number DE123456789',
    '10115 Berlin',
    '07/01/2027',
  ])
    expect(body).toContain(text)
})

it('R-document-numbers: refuses patterns that would give a number twice, and clears what is empty', async () => {
  const { settings, call } = await openIssuing()
  const refused = async (change: object) => {
    const { data } = await settings(change)
    return (data as unknown as { fields?: object }).fields
  }
  expect(await refused({ receiptPattern: 'YYMMM_QQQQ_XXXXX' })).toEqual([
    expect.objectContaining({ field: 'receiptPattern', code: 'taken' }),
  ])
  expect(await refused({ creditPattern: 'MMM' })).toEqual([
    expect.objectContaining({ field: 'creditPattern', code: 'invalid_text' }),
  ])
  await settings({ footer: 'Bank of Ceylon', placeCode: 'mir1', alsoIn: 'LKR' })
  await settings({ footer: '', alsoIn: null })
  const { data } = await call('readDocumentSettings')
  expect([data.footer, data.placeCode, data.alsoIn, data.keptYears]).toEqual(['', 'MIR1', null, 6])
})

it('shows markup in the name of a company as text, on a page that runs no script', async () => {
  const { issue, show } = await openIssuing()
  const name = '<script>alert(1)</script> & "Söhne" <img src=x onerror=alert(2)>'
  const { data } = await issue({ kind: 'bill', recipient: { name, address: `${name}\n${name}` } })
  expect([data.number, data.recipient]).toEqual([null, name])
  const { body, headers } = await show(data.path)
  expect(body).not.toMatch(/<script|<img/)
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Söhne&quot;')
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base-uri/,
  )
})

it('opens nothing by an address that was ended, and issues once for a repeated request', async () => {
  const { issue, call, show } = await openIssuing()
  const headers = { 'Idempotency-Key': randomUUID() }
  const first = await issue({ kind: 'invoice' }, headers)
  const repeated = await issue({ kind: 'invoice' }, headers)
  expect([repeated.status, repeated.data]).toEqual([201, first.data])
  const { data } = await call('renewDocumentLink', { params: { id: first.data.id } })
  expect(data.path).not.toBe(first.data.path)
  const ended = await show(first.data.path)
  expect([ended.status, (await show(data.path)).status]).toEqual([404, 200])
  expect(ended.body).toContain('<h1>Nothing here</h1>')
})

it('R-document-final: shows a document as it was issued, whatever changes afterwards', async () => {
  const { api, issue, call, params, version, settings, show } = await openIssuing()
  const { data } = await issue({ kind: 'bill' })
  const before = await show(data.path)
  expect(before.body).toContain('USD 705.00')
  await settings({ footer: 'Another line', placeCode: 'X' })
  await call('setPrice', { params, body: { version: await version(), totalPrice: 600, reason: 'Noise' } })
  await api.db.exec("UPDATE bookings SET first_name = 'Other'")
  expect((await show(data.path)).body).toBe(before.body)
})

onBoth('numbers what is issued at once without gaps, and refuses to change what was issued', async () => {
  const { api, issue, call, params, version, numbers } = await openIssuing()
  expect((await issue({ kind: 'receipt' })).data.code).toBe('nothing_paid')
  await call('takePayment', { params, body: { version: await version(), amount: 5, method: 'cash' } })
  const issued = await Promise.all(Array.from({ length: 8 }, () => issue({ kind: 'receipt' })))
  expect(issued.map(({ status }) => status)).toEqual(Array(8).fill(201))
  const running = (await numbers()).map((number) => Number(number.split('_')[1]))
  expect(running.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  await expect(api.db.exec("UPDATE documents SET who = 'x'")).rejects.toThrow(
    'an issued document is never changed',
  )
})

it('R-document-kept: keeps numbered documents of an erased guest for the tax law, without an address, and no longer', async () => {
  const { api, issue, call, params, version, show, numbers, setClock } = await openIssuing()
  await call('takePayment', { params, body: { version: await version(), amount: 5, method: 'cash' } })
  const { data: bill } = await issue({ kind: 'bill' })
  const { data: receipt } = await issue({ kind: 'receipt' })
  await setClock('2027-07-10T08:00:00.000Z')
  await api.db.exec("UPDATE bookings SET anonymise_on = '2027-07-05'")
  const retention = createRetention(api.db)
  await retention(new Date('2027-07-10T08:00:00.000Z'))
  expect(await numbers()).toEqual([receipt.number])
  const count = api.db.prepare<[], number>('SELECT COUNT(*) FROM documents').pluck()
  expect(await count.get()).toBe(1)
  expect([(await show(bill.path)).status, (await show(receipt.path)).status]).toEqual([404, 404])
  await retention(new Date(testNow.getTime() + (6 * 365 + 3) * 86_400_000))
  expect(await count.get()).toBe(0)
})
