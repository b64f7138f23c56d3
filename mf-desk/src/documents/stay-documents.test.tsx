import type { Right, StaffDocument, StayDocuments } from '@calm-rest/contract/staff'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { aStay, aStayPage } from '../testing/stay.fixture.ts'
import { Documents } from './documents.tsx'

beforeEach(() => void vi.stubGlobal('location', { origin: 'https://house.example' }))
afterEach(() => void vi.unstubAllGlobals())

const aDocument = (given: Partial<StaffDocument> = {}): StaffDocument => ({
  id: 7,
  kind: 'bill',
  number: null,
  issuedAt: '2027-05-09T08:00:00.000Z',
  who: 'Nirosha',
  lang: 'de',
  total: 300,
  recipient: 'Anna Schmidt',
  refersTo: null,
  isCredited: false,
  path: '/api/documents/secret',
  message: 'Ihre Kostenaufstellung von Calm Rest:',
  ...given,
})

const mount = async (
  found: Partial<StayDocuments> = {},
  answers: object = {},
  rights: Right[] = ['take payments', 'decide money'],
) => {
  const stay = aStay({ phone: '+94 77 123 4567', email: 'anna@example.com', lang: 'de' })
  const listDocuments = { documents: [], isRegistered: false, mayInvoice: true, mayReceipt: true, ...found }
  const view = await mountInDesk(
    <Documents page={aStayPage({ stay })} />,
    { listDocuments, ...answers },
    { rights },
  )
  await view.press(view.control('Bill, receipt or invoice'))
  const links = () =>
    [...document.querySelectorAll('article a')].map((link) => link.getAttribute('href') ?? '')
  return { ...view, links }
}

it('sends a bill by WhatsApp in three presses, in the language of the guest', async () => {
  const { submit, sent, until, links, answer } = await mount({}, { issueDocument: aDocument() })
  answer({
    listDocuments: { documents: [aDocument()], isRegistered: false, mayInvoice: true, mayReceipt: true },
  })
  await submit()
  await until(() => expect(links()).toHaveLength(2))
  expect(sent('issueDocument')).toEqual({ kind: 'bill', lang: 'de' })
  const page = 'https://house.example/api/documents/secret'
  expect(links()).toEqual([
    '/api/documents/secret',
    `https://wa.me/94771234567?text=${encodeURIComponent(`Ihre Kostenaufstellung von Calm Rest: ${page}`)}`,
  ])
})

it('issues an invoice to a company, and mails it', async () => {
  const invoice = aDocument({ kind: 'invoice', number: '27MAY_1', recipient: 'Alpin Tours' })
  const { control, press, field, fill, submit, sent, until, links, outline } = await mount(
    {},
    { issueDocument: invoice, mailDocument: { success: true } },
  )
  await press(field('Invoice'))
  await fill(field('Name of the company'), 'Alpin Tours')
  await fill(field('Address of the company'), 'Long Street 1\n10115 Berlin')
  await fill(field('Tax number of the company'), 'DE123456789')
  await submit()
  await until(() => expect(links()).toHaveLength(2))
  expect(sent('issueDocument')).toEqual({
    kind: 'invoice',
    lang: 'de',
    recipient: { name: 'Alpin Tours', address: 'Long Street 1\n10115 Berlin', taxNumber: 'DE123456789' },
  })
  await press(control('Mail'))
  await until(() => expect(outline()).toContain('On its way'))
})

it('offers tax invoices to a registered house alone, and no second invoice or receipt of nothing', async () => {
  const { field } = await mount({ isRegistered: true, mayInvoice: false, mayReceipt: false })
  const radios = ['Bill', 'Receipt', 'Invoice', 'Tax invoice'].map((name) => field(name) as HTMLInputElement)
  expect(radios.map(({ disabled }) => disabled)).toEqual([false, true, true, true])
  const { page } = await mount()
  expect(page.querySelectorAll('input[name=kind]')).toHaveLength(3)
})

it('takes an invoice back with a reason, once', async () => {
  const invoice = aDocument({ kind: 'invoice', number: '27MAY_1' })
  const credited = aDocument({ id: 6, kind: 'invoice', number: '27MAY_0', isCredited: true, path: null })
  const { page, control, press, field, fill, submit, sent, until, outline, asked } = await mount(
    { documents: [invoice, credited] },
    { creditDocument: aDocument({ id: 8, kind: 'credit_note', total: -300 }) },
  )
  expect(outline()).toContain('Taken back by a credit note')
  await press(control('Credit note'))
  await fill(field('Reason'), 'Another company')
  await submit([...page.querySelectorAll('form')].at(-1))
  await until(() => expect(sent('creditDocument')).toEqual({ reason: 'Another company' }))
  expect(asked.find(({ name }) => name === 'creditDocument')?.address).toContain('/documents/7/')
})

it('says why nothing was issued, and offers nothing without the right', async () => {
  const { submit, until, outline } = await mount({}, { issueDocument: refusedWith('not_registered') })
  await submit()
  await until(() => expect(outline()).toContain('No.'))
  const { page } = await mount({}, {}, ['read stays'])
  expect(page.querySelectorAll('input[name=kind]')).toHaveLength(0)
})
