import type { StaffAlarm } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { mountInDesk } from '../testing/desk.fixture.tsx'
import { AlarmNotices } from './alarm-notices.tsx'

const disk: StaffAlarm = {
  id: 1,
  severity: 'urgent',
  since: '2027-05-10T04:00:00.000Z',
  title: 'Disk almost full',
  text: 'The disk of your website is almost full (2 % free).',
  advice: 'Ask the person who runs your machine.',
}

const mount = (alarms: StaffAlarm[], rights: 'manage staff'[] = ['manage staff']) =>
  mountInDesk(<AlarmNotices />, { readAlarms: { alarms } }, { rights })

it('says what is wrong, what to do and since when, without interrupting', async () => {
  const { page } = await mount([disk])
  const notice = page.querySelector('[role="status"]')
  expect(notice?.textContent).toBe(`${disk.title}${disk.text}${disk.advice}since 10 May 2027, 09:30`)
})

it('shows nothing on normal days, and nothing to members who are not told', async () => {
  expect((await mount([])).page.textContent).toBe('')
  expect((await mount([disk], [])).page.textContent).toBe('')
})
