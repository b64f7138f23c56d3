import type { StaffDocumentSettings } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { DocumentSettings } from './document-settings.tsx'

const settings: StaffDocumentSettings = {
  version: 'v1',
  placeCode: '',
  invoicePattern: 'YYMMM_QQQQ_XXXXX',
  receiptPattern: 'R-YYMMM_QQQQ_XXXXX',
  creditPattern: 'C-YYMMM_QQQQ_XXXXX',
  registration: null,
  alsoIn: null,
  monthFirst: false,
  keptYears: 6,
  footer: '',
}

it('shows the next number while it is typed, and saves all settings', async () => {
  const { control, press, field, fill, submit, sent, until, outline } = await mountInDesk(
    <DocumentSettings />,
    { readDocumentSettings: settings, changeDocumentSettings: settings },
    { rights: ['read takings', 'change the property'] },
  )
  await press(control('Numbers, tax registration and currency'))
  await until(() => expect(outline()).toContain('The next one in a new month: 27MAY_1'))
  await fill(field('Code of the place'), 'mir1')
  await fill(field('Numbers of receipts'), 'R-YYYY/X')
  await until(() => expect(outline()).toContain('The next one in a new month: 27MAY_MIR1_1'))
  expect(outline()).toContain('The next one in a new month: R-2027/1')
  await fill(field('Tax number of the registration'), '134567890-7000')
  await fill(field('Registered since'), '2026-07-01')
  await submit()
  await until(() => expect(outline()).not.toContain('Save'))
  expect(sent('changeDocumentSettings')).toEqual({
    ...settings,
    placeCode: 'mir1',
    receiptPattern: 'R-YYYY/X',
    registration: { number: '134567890-7000', from: '2026-07-01' },
  })
})

it('is not there for a member who may not change them', async () => {
  const { page } = await mountInDesk(<DocumentSettings />, {}, { rights: ['read takings'] })
  expect(page.textContent).toBe('')
})
