import {
  type Invited,
  presetRights,
  roles as presets,
  type StaffMember,
  type StaffRole,
} from '@calm-rest/contract/staff'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { StaffView } from './view.tsx'

const aMember = (given: Partial<StaffMember> = {}): StaffMember => ({
  version: 'v1',
  id: 'nirosha',
  name: 'Nirosha',
  role: 'owner',
  roleName: null,
  email: 'nirosha@example.com',
  lang: 'en',
  hasAccepted: true,
  invitedUntil: null,
  passkeys: 2,
  sessions: 1,
  lastSeenAt: '2027-05-09T20:00:00.000Z',
  createdAt: '2027-01-01T08:00:00.000Z',
  ...given,
})

const members = [
  aMember(),
  aMember({
    id: 'amal',
    name: 'Amal',
    role: 'desk',
    email: null,
    passkeys: 0,
    sessions: 0,
    lastSeenAt: null,
  }),
  aMember({
    id: 'ruwan',
    name: 'Ruwan',
    role: 'owner',
    hasAccepted: false,
    sessions: 0,
    invitedUntil: '2027-05-11T08:00:00.000Z',
  }),
  aMember({ id: 'dilki', name: 'Dilki', role: 'housekeeping', hasAccepted: false, sessions: 0 }),
]

const invited: Invited = {
  member: aMember({ id: 'kasun', name: 'Kasun', email: 'kasun@example.com' }),
  link: 'https://calmrest.example/desk#invite=abc',
  expiresAt: '2027-05-12T08:00:00.000Z',
}

const aRole = (given: Partial<StaffRole> = {}): StaffRole => ({
  version: 'r1',
  id: 'garden',
  name: 'Garden',
  rights: ['own session', 'keep rooms'],
  isComposed: true,
  mayGive: true,
  members: 0,
  ...given,
})

const roles = presets.map((id) =>
  aRole({ id, name: null, rights: [...presetRights[id]], isComposed: false, members: 1 }),
)

const mount = (answers: Answers = {}, given = members, all = roles) =>
  mountInDesk(<StaffView />, { listMembers: given, listRoles: all, ...answers })

it('lists members with what they may do, and lets the only owner stay', async () => {
  const { outline } = await mount()
  expect(outline()).toMatchInlineSnapshot(`
    "li
      article 'Nirosha'
        h2: Nirosha
        Owner
        p: Younirosha@example.comlast seen 10 May 2027, 01:301 session2 passkeys
        button 'New link for Nirosha' type=button: New link
        button 'Sign out Nirosha' type=button: Sign out
        p: The only owner can neither go nor have another role. Make somebody else an owner first.
    li
      article 'Amal'
        h2: Amal
        Front desk
        p: never seensigned in nowhereno passkey
        button 'New link for Amal' type=button: New link
        button 'Role of Amal' type=button: Role
        button 'Remove Amal' type=button: Remove
    li
      article 'Ruwan'
        h2: Ruwan
        Owner
        p: nirosha@example.comlink open until 11 May 2027, 13:30
        button 'New link for Ruwan' type=button: New link
        button 'Role of Ruwan' type=button: Role
        button 'Remove Ruwan' type=button: Remove
    li
      article 'Dilki'
        h2: Dilki
        Housekeeping
        p: nirosha@example.comThe link is over: make a new one.
        button 'New link for Dilki' type=button: New link
        button 'Role of Dilki' type=button: Role
        button 'Remove Dilki' type=button: Remove
    button type=button: Invite somebody
    section 'Roles'
      h2: Roles
      p: Each role is a set of rights. A change holds from the next press of everybody who has it.
      li
        article 'Owner'
          h2: Owner
          p: 1 member
          li
            Own access
          li
            See stays
          li
            Check in and out
          li
            Change stays
          li
            Answer messages
          li
            Publish reviews
          li
            Keep rooms
          li
            Block nights
          li
            Take payments
          li
            Decide about money
          li
            See takings
          li
            Close tills
          li
            See figures
          li
            Download figures
          li
            Set prices
          li
            Change the house
          li
            Manage staff
          button 'Copy the role Owner' type=button: Copy
      li
        article 'Front desk'
          h2: Front desk
          p: 1 member
          li
            Own access
          li
            See stays
          li
            Check in and out
          li
            Change stays
          li
            Answer messages
          li
            Publish reviews
          li
            Keep rooms
          li
            Block nights
          li
            Take payments
          li
            Decide about money
          li
            See takings
          li
            Close tills
          button 'Copy the role Front desk' type=button: Copy
      li
        article 'Housekeeping'
          h2: Housekeeping
          p: 1 member
          li
            Own access
          li
            Keep rooms
          button 'Copy the role Housekeeping' type=button: Copy
      li
        article 'Accounts'
          h2: Accounts
          p: 1 member
          li
            Own access
          li
            See stays
          li
            See takings
          li
            See figures
          li
            Download figures
          button 'Copy the role Accounts' type=button: Copy
      li
        article 'Night'
          h2: Night
          p: 1 member
          li
            Own access
          li
            See stays
          li
            Check in and out
          li
            Answer messages
          button 'Copy the role Night' type=button: Copy
      button type=button: Compose a role"
  `)
})

it('lets one of two owners go', async () => {
  const { control, page } = await mount({}, [aMember(), aMember({ id: 'amal', name: 'Amal' })])
  expect(control('Remove Nirosha')).toBeDefined()
  expect(page.textContent).not.toContain('The only owner')
})

it('invites somebody, and shows their link once', async () => {
  const { press, control, outline, fill, field, submit, sent, until, page, asked } = await mount({
    inviteMember: invited,
  })
  await press(control('Invite somebody'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Invite somebody'
      h2: Invite somebody
      button 'Close' type=button
      form noValidate
        input 'Name' autoComplete=off maxLength=80 name=name required type=text
        p: For the link, and for codes where a device has no passkey. It may stay empty.
        input 'E-mail address' autoComplete=off maxLength=254 name=email type=email described='For the link, and for codes where a device has no passkey. It may stay empty.'
        p: What each role may do is written below the list.
        select 'Role' name=role described='What each role may do is written below the list.'
          option value=owner: Owner
          option selected value=desk: Front desk
          option value=housekeeping: Housekeeping
          option value=accounts: Accounts
          option value=night: Night
        select 'Language' name=lang
          option lang=en selected value=en: English
          option lang=de value=de: Deutsch
          option lang=zh value=zh: 中文
          option lang=si value=si: සිංහල
          option lang=ta value=ta: தமிழ்
        button type=submit: Invite"
  `)
  await fill(field('Name'), 'Kasun')
  await fill(field('E-mail address'), 'kasun@example.com')
  await fill(field('Role'), 'housekeeping')
  await fill(field('Language'), 'de')
  await submit()
  await until(() => expect(page.textContent).toContain('Link for Kasun'))
  expect(sent('inviteMember')).toEqual({
    name: 'Kasun',
    email: 'kasun@example.com',
    role: 'housekeeping',
    lang: 'de',
  })
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Link for Kasun'
      h2: Link for Kasun
      button 'Close' type=button
      p: Kasun opens it on the phone to work with. It works once, until 12 May 2027, 13:30, and is shown only now.
      p: Another link is on its way to kasun@example.com.
      input 'Link' readOnly type=text value=https://calmrest.example/desk#invite=abc
      button type=button: Copy the link
      p role=status"
  `)
  expect(asked.filter(({ name }) => name === 'listMembers')).toHaveLength(2)
  await press(control('Copy the link'))
  await until(() => expect(page.textContent).toContain('This browser does not allow it'))
  await press(control('Close'))
  expect(page.querySelector('dialog[open]')).toBeNull()
})

it('makes another link, or says why not', async () => {
  const { press, control, until, page, asked, answer } = await mount({
    inviteAgain: refusedWith('too_many_requests', 429),
  })
  await press(control('New link for Amal'))
  await until(() => expect(page.querySelector('[role="alert"]')).not.toBeNull())
  answer({ inviteAgain: { ...invited, member: aMember({ name: 'Amal', email: null }) } })
  await press(control('New link for Amal'))
  await until(() => expect(page.textContent).toContain('Link for Amal'))
  expect(page.textContent).not.toContain('Another link is on its way')
  expect(asked.findLast(({ name }) => name === 'inviteAgain')?.address).toContain('/members/amal/')
})

it('gives another role', async () => {
  const { press, control, outline, fill, field, submit, sent, until, page, asked } = await mount({
    setRole: aMember(),
  })
  await press(control('Role of Amal'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Role of Amal'
      h2: Role of Amal
      button 'Close' type=button
      form noValidate
        p: What each role may do is written below the list.
        select 'Role' name=role described='What each role may do is written below the list.'
          option value=owner: Owner
          option selected value=desk: Front desk
          option value=housekeeping: Housekeeping
          option value=accounts: Accounts
          option value=night: Night
        button type=submit: Save"
  `)
  await fill(field('Role'), 'owner')
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('setRole')).toEqual({ version: 'v1', role: 'owner' })
  await until(() => expect(asked.filter(({ name }) => name === 'listMembers')).toHaveLength(2))
})

it.each([
  ['Sign out Nirosha', 'Sign out', 'endSessionsOfMember', 'nirosha', 'Every phone and computer'],
  ['Remove Amal', 'Remove', 'removeMember', 'amal', 'Their name stays in the log'],
] as const)('asks before: %s', async (name, confirm, route, id, consequence) => {
  const { press, control, outline, until, asked, page } = await mount({ [route]: {} })
  await press(control(name))
  expect(outline('dialog')).toContain(consequence)
  expect(asked.some((one) => one.name === route)).toBe(false)
  await press(control(confirm))
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(asked.find((one) => one.name === route)?.address).toContain(`/members/${id}`)
  expect(asked.filter((one) => one.name === 'listMembers')).toHaveLength(2)
})

/** Gives the browser a clipboard, or a phone's window for sharing. */
const stubNavigator = (given: object) => {
  vi.stubGlobal('navigator', given)
  onTestFinished(() => void vi.unstubAllGlobals())
}

const openLink = async () => {
  const view = await mount({ inviteAgain: invited })
  await view.press(view.control('New link for Amal'))
  await view.until(() => expect(view.page.textContent).toContain('Link for Kasun'))
  const said = () => view.page.querySelector('dialog[open] p[role="status"]')?.textContent
  return { ...view, said }
}

it('copies the link', async () => {
  const writeText = vi.fn(async () => {})
  stubNavigator({ clipboard: { writeText } })
  const { press, control, until, said, page } = await openLink()
  expect(page.textContent).not.toContain('Share')
  await press(control('Copy the link'))
  await until(() => expect(said()).toBe('Copied.'))
  expect(writeText).toHaveBeenCalledWith(invited.link)
})

it('shares the link by the phone, and says so only where that fails', async () => {
  const share = vi.fn()
  stubNavigator({ share })
  const { press, control, until, said } = await openLink()
  share.mockRejectedValueOnce(new Error('No'))
  await press(control('Share the link'))
  await until(() => expect(said()).toContain('This browser does not allow it'))
  share.mockResolvedValueOnce(undefined)
  await press(control('Share the link'))
  expect(said()).toBe('')
  expect(share).toHaveBeenLastCalledWith({ title: 'Your invitation', url: invited.link })
  share.mockRejectedValueOnce(Object.assign(new Error('Closed'), { name: 'AbortError' }))
  await press(control('Share the link'))
  expect(said()).toBe('')
})

it('chooses the whole link where one presses into it', async () => {
  const { page } = await openLink()
  const link = page.querySelector('dialog[open] input') as HTMLInputElement
  const select = vi.fn()
  Object.assign(link, { select })
  link.dispatchEvent(new window.Event('focusin', { bubbles: true }))
  expect(select).toHaveBeenCalledOnce()
})

it('counts owners who have not come yet as none', async () => {
  const { page, control } = await mount({}, [
    aMember(),
    aMember({ id: 'ruwan', name: 'Ruwan', hasAccepted: false, sessions: 2 }),
  ])
  expect(page.textContent).toContain('The only owner')
  expect(control('Sign out Ruwan')).toBeDefined()
})

it('closes a dialog without a change', async () => {
  const { press, control, page, asked } = await mount()
  for (const name of ['Invite somebody', 'Role of Amal']) {
    await press(control(name))
    expect(page.querySelectorAll('dialog[open]')).toHaveLength(1)
    await press(control('Close'))
    expect(page.querySelector('dialog[open]')).toBeNull()
  }
  expect(asked.map(({ name }) => name)).toEqual(['listMembers', 'listRoles'])
})

it('composes a role by groups of rights, each with a line that explains it', async () => {
  const { press, control, outline, fill, field, tick, submit, sent, until, page } = await mount({
    addRole: aRole(),
  })
  await press(control('Compose a role'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Compose a role'
      h2: Compose a role
      button 'Close' type=button
      form noValidate
        input 'Name of the role' autoComplete=off maxLength=40 name=name required type=text
        legend: Guests
        input 'See stays' name=read stays type=checkbox described='Guests, what they paid, the day and the chart'
        p: Guests, what they paid, the day and the chart
        input 'Check in and out' name=check in and out type=checkbox described='Also no-shows, nationalities and notes'
        p: Also no-shows, nationalities and notes
        input 'Change stays' name=change stays type=checkbox described='Move, lengthen and shorten them, and book at the door'
        p: Move, lengthen and shorten them, and book at the door
        input 'Answer messages' name=answer messages type=checkbox described='Read what guests write, and answer it'
        p: Read what guests write, and answer it
        input 'Publish reviews' name=judge reviews type=checkbox described='Also hide them'
        p: Also hide them
        legend: Rooms
        input 'Keep rooms' name=keep rooms type=checkbox described='Clean, dirty, out of order for some days'
        p: Clean, dirty, out of order for some days
        input 'Block nights' name=block units type=checkbox described='Take a room out of sale for any time'
        p: Take a room out of sale for any time
        legend: Money
        input 'Take payments' name=take payments type=checkbox described='Note what guests pay'
        p: Note what guests pay
        input 'Decide about money' name=decide money type=checkbox described='Refunds, cancellations, prices by hand. Sensitive: needs a passkey'
        p: Refunds, cancellations, prices by hand. Sensitive: needs a passkey
        input 'See takings' name=read takings type=checkbox described='What was paid and refunded on a day, and what is in the tills'
        p: What was paid and refunded on a day, and what is in the tills
        input 'Close tills' name=close the till type=checkbox described='Count the cash of a till and close it, also that of another member'
        p: Count the cash of a till and close it, also that of another member
        input 'See figures' name=read figures type=checkbox described='Revenue, occupancy, guests by nationality'
        p: Revenue, occupancy, guests by nationality
        input 'Download figures' name=export type=checkbox described='As files; the button stands among the figures'
        p: As files; the button stands among the figures
        input 'Set prices' name=set prices type=checkbox described='Also restrictions, closures and codes. Sensitive: needs a passkey'
        p: Also restrictions, closures and codes. Sensitive: needs a passkey
        legend: House
        input 'Change the house' name=change the property type=checkbox described='Texts, photographs, rooms, hours and telephone. Sensitive: needs a passkey'
        p: Texts, photographs, rooms, hours and telephone. Sensitive: needs a passkey
        legend: Staff
        input 'Manage staff' name=manage staff type=checkbox described='Invite and remove people, compose roles. Sensitive: needs a passkey'
        p: Invite and remove people, compose roles. Sensitive: needs a passkey
        button type=submit: Save the role"
  `)
  await fill(field('Name of the role'), 'Garden')
  await tick(field('Keep rooms'))
  await tick(field('Answer messages'))
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('addRole')).toEqual({
    name: 'Garden',
    rights: ['own session', 'answer messages', 'keep rooms'],
  })
})

it('changes a composed role on the version that was seen, and no role that every property has', async () => {
  const { press, control, field, tick, submit, sent, until, page } = await mount(
    { changeRole: refusedWith('changed_meanwhile') },
    members,
    [...roles, aRole()],
  )
  expect(page.querySelectorAll('[aria-label^="Change the role"]')).toHaveLength(1)
  await press(control('Change the role Garden'))
  await tick(field('See stays'))
  await submit()
  await until(() => expect(page.querySelector('dialog[open] [role="alert"]')).not.toBeNull())
  expect(sent('changeRole')).toEqual({
    version: 'r1',
    name: 'Garden',
    rights: ['own session', 'read stays', 'keep rooms'],
  })
})

it('moves the members of a role that it removes', async () => {
  const { press, control, outline, fill, field, submit, sent, until, page } = await mount(
    { removeRole: {} as never },
    members,
    [...roles, aRole({ members: 2 })],
  )
  await press(control('Remove the role Garden'))
  expect(outline('dialog')).not.toContain('value=garden')
  await fill(field('Its members get'), 'night')
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('removeRole')).toEqual({ version: 'r1', moveTo: 'night' })
})

it('offers a manager neither roles nor members with rights that they lack', async () => {
  const all = roles.map((role) => ({ ...role, mayGive: role.id === 'housekeeping' }))
  const { press, control, outline, page } = await mount({}, members, all)
  expect(page.querySelectorAll('[aria-label^="New link"]')).toHaveLength(1)
  await press(control('Invite somebody'))
  expect(outline('dialog')).not.toContain('value=owner')
  expect(outline('dialog')).toContain('value=housekeeping')
})
