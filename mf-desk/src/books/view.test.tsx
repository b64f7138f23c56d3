import type { Books } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { BooksView } from './view.tsx'

const account = { number: '', moved: 0, balance: 0 }
const books: Books = {
  month: '2027-05',
  postedUntil: '2027-05-09',
  accounts: [
    { ...account, account: 'cash', name: 'Cash', kind: 'money', number: '1000', moved: 500, balance: 500 },
    { ...account, account: 'card', name: 'Cards', kind: 'money' },
    { ...account, account: 'guests', name: 'Guests', kind: 'guests', moved: 205, balance: -5 },
    { ...account, account: 'rooms', name: 'Rooms', kind: 'revenue', moved: 705, balance: 705.5 },
    { ...account, account: 'tax:vat', name: 'VAT', kind: 'tax', moved: 54.76, balance: 54.76 },
  ],
}

it('shows what was earned, what is owed and where payments are, with the files of the month', async () => {
  const { outline } = await mountInDesk(<BooksView />, { readBooks: books })
  expect(outline()).toMatchInlineSnapshot(`
    "button 'Month before' type=button
    h2: May 2027
    button 'Month after' type=button
    p: Posted until 9 May. A day is posted once it is over, and never changes afterwards; what is corrected later is posted then.
    section 'Earned, without taxes'
      h2: Earned, without taxes
      th scope=col: Account
      th scope=col: In the month
      th scope=col: At its end
      th scope=row: Rooms
      td: $705
      td: $705.50
      p: A stay counts on the day on which it ended.
    section 'Taxes and charges owed'
      h2: Taxes and charges owed
      th scope=col: Account
      th scope=col: In the month
      th scope=col: At its end
      th scope=row: VAT
      td: $54.76
      td: $54.76
      p: What stays of this month contain or add. Pay it on to the authority, or to the staff.
    section 'Where payments are'
      h2: Where payments are
      th scope=col: Account
      th scope=col: In the month
      th scope=col: At its end
      th scope=row: 1000 · Cash
      td: $500
      td: $500
      p: What came in, less what was refunded.
    section 'Owed by guests'
      h2: Owed by guests
      th scope=col: Account
      th scope=col: In the month
      th scope=col: At its end
      th scope=row: Guests
      td: $205
      td: -$5
      p: Below zero: paid in advance for stays to come.
    a download href=/api/staff/journal.csv?month=2027-05&lang=en: Journal as CSV
    a download href=/api/staff/books.csv?month=2027-05&lang=en: Stays as CSV
    button type=button: Account numbers"
  `)
})

it('saves what the bookkeeper calls each account', async () => {
  const { press, control, fill, field, submit, sent, until, page } = await mountInDesk(<BooksView />, {
    readBooks: books,
    saveAccountNumbers: { success: true },
  })
  await press(control('Account numbers'))
  await fill(field('Rooms'), '4000')
  await submit()
  await until(() => expect(page.textContent).toContain('The account numbers are saved.'))
  expect(sent('saveAccountNumbers')).toEqual({
    numbers: { cash: '1000', card: '', guests: '', rooms: '4000', 'tax:vat': '' },
  })
})
