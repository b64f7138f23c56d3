import type { StaffMailCheck } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { mountInDesk, refusedWith } from '../../testing/desk.fixture.tsx'
import { MailCheckCard } from './mail-check-card.tsx'

const entry = { type: 'TXT', name: '_dmarc.house.example', value: 'v=DMARC1; p=none' } as const
const check: StaffMailCheck = {
  from: 'stay@house.example',
  isSetByOperator: false,
  server: 'smtp.sender.example',
  checkedAt: '2027-06-01T06:00:00.000Z',
  records: [
    { record: 'mx', problem: null, found: ['mx.house.example'], entry: null },
    { record: 'spf', problem: 'twice', found: ['v=spf1 a', 'v=spf1 mx'], entry: null },
    { record: 'dkim', problem: 'unread', found: [], entry: null },
    { record: 'dmarc', problem: 'none', found: [], entry },
  ],
}

it('asks only when it is pressed, and says what is right, what is not, and what to enter', async () => {
  const { outline, submit, until, asked, page } = await mountInDesk(<MailCheckCard />, {
    checkMail: check,
  })
  expect(asked).toEqual([])
  await submit(page.querySelector('form'))
  await until(() => expect(page.textContent).toContain('Checked'))
  expect(outline()).toMatchInlineSnapshot(`
    "section 'Sender of mail'
      h2: Sender of mail
      p: Mail servers accept mail from this house only if its domain allows it in DNS. This check asks DNS the same questions, and changes nothing.
      dt: Mail comes from
      dd
        bdi translate=no: stay@house.example
        p: This is the e-mail of the house. Your technician can set another one (MAIL_FROM).
      dt: It goes through
      dd
        bdi translate=no: smtp.sender.example
      li data-record=mx
        p
          Mailbox (MX)
        p: The domain takes mail: guests can answer.
      li data-record=spf
        p
          Who may send (SPF)
        p: There are two SPF records, so none counts. Keep one.
        p
          DNS has:
          code dir=ltr translate=no: v=spf1 a · v=spf1 mx
      li data-record=dkim
        p
          Signature (DKIM)
        p: DNS did not answer in time. Check again later.
      li data-record=dmarc
        p
          What happens to forged mail (DMARC)
        p: Nothing says what mail servers do with forged mail in your name. Large providers ask for this record.
        p: Enter this at the provider of your domain:
        dt: Type
        dd
          code dir=ltr translate=no: TXT
        dt: Name
        dd
          code dir=ltr translate=no: _dmarc.house.example
        dt: Value
        dd
          code dir=ltr translate=no: v=DMARC1; p=none
        button type=button: Copy the name
        button type=button: Copy the value
        p role=status
      p role=status: Checked 1 Jun 2027, 11:30.
      p: Only if your mail provider names one. Otherwise the usual names are tried.
      input 'Name of the DKIM key' autoComplete=off maxLength=63 name=selector spellCheck=false type=text described='Only if your mail provider names one. Otherwise the usual names are tried.'
      button type=submit: Check again"
  `)
})

it('asks with the name of the key, and says that it has to wait', async () => {
  const { fill, page, submit, until, asked } = await mountInDesk(<MailCheckCard />, {
    checkMail: refusedWith('too_many_requests', 429),
  })
  await fill(page.querySelector('[name="selector"]'), 'own')
  await submit(page.querySelector('form'))
  await until(() => expect(page.querySelector('[role="alert"]')?.textContent).toBe('No.'))
  expect(asked.map(({ address }) => address)).toEqual([expect.stringMatching(/mail\?selector=own$/)])
})
