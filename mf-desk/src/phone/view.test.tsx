import type { PushSettings, Role } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { PhoneView } from './view.tsx'

const settings = { publicKey: 'key', kinds: ['booking', 'message'], quiet: null } as unknown as PushSettings

const mount = (given: Partial<PushSettings> = {}, role: Role = 'owner', answers: Answers = {}) =>
  mountInDesk(
    <PhoneView />,
    { readPush: { ...settings, ...given }, setPush: {} as never, ...answers },
    { role },
  )

it('says that this browser has no notifications, and what they would tell', async () => {
  const { outline, until, page } = await mount({ quiet: { from: '21:00', until: '06:30' } })
  await until(() => expect(page.textContent).toContain('This browser cannot show notifications.'))
  expect(outline()).toMatchInlineSnapshot(`
    "section 'Notifications'
      h2: Notifications
      div role=status
        This browser cannot show notifications. Chrome, Edge, Firefox and Safari of today can.
    section 'What and when'
      h2: What and when
      form noValidate
        legend: Tell me about
        p: On the clock of the guesthouse. What comes then is told when they end.
        input 'From' name=quiet.from required type=time value=21:00
        input 'Until' name=quiet.until required type=time value=06:30
        button type=submit: Save"
  `)
})

it('saves what is told and when', async () => {
  const { tick, field, fill, submit, sent, until, page } = await mount()
  await tick(field('New bookings'), false)
  await tick(field('Cancellations'))
  await submit()
  await until(() => expect(page.textContent).toContain('Saved for all your phones.'))
  expect(sent('setPush')).toEqual({ kinds: ['cancellation', 'message'], quiet: null })
  await tick(field('Quiet hours'))
  await fill(field('Until'), '06:00')
  expect(page.textContent).not.toContain('Saved for all your phones.')
  await submit()
  await until(() => expect(sent('setPush')).toMatchObject({ quiet: { from: '22:00', until: '06:00' } }))
})

it('tells housekeeping nothing, and says so', async () => {
  const { page } = await mount({ kinds: [] }, 'housekeeping')
  expect(page.textContent).toContain('There is nothing that this role is told about.')
  expect(page.querySelector('form')).toBeNull()
})

it('says why it could not be saved', async () => {
  const { submit, until, page } = await mount({}, 'owner', { setPush: refusedWith('internal', 500) })
  await submit()
  await until(() => expect(page.querySelector('form [role="alert"]')).not.toBeNull())
  expect(page.textContent).not.toContain('Saved')
})
