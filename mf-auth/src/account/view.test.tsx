import type { Account, Api, Failure } from '@calm-rest/contract/api'
import type { Host, Lang } from '@calm-rest/contract/widget'
import { renderView } from '@calm-rest/federation/testing'
import { mountView } from '@calm-rest/federation/testing/mount-view'
import type { Loaded } from '@calm-rest/federation/widget'
import { act } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { words } from '../words.ts'
import { AccountView } from './view.tsx'

const account: Account = {
  id: 'u1',
  firstName: 'Amara',
  lastName: 'Perera',
  email: 'amara@example.com',
  country: 'Sri Lanka',
  emailConfirmed: true,
  hasPassword: true,
  google: false,
  createdAt: '2026-11-20T10:00:00.000Z',
}

const render = (lang: Lang, loaded: Loaded<Account>) =>
  renderView({ View: AccountView, words, lang, props: {}, loaded })
const show = (change: Partial<Account> = {}, lang: Lang = 'en') =>
  render(lang, { status: 'ready', data: { ...account, ...change } })

it.each([
  ['en', 'Your details', 'Confirmed', 'Change password', 'Download my data', 'Delete my account'],
  ['de', 'Ihre Angaben', 'Bestätigt', 'Passwort ändern', 'Meine Daten herunterladen', 'Mein Konto löschen'],
  ['zh', '个人资料', '已确认', '更改密码', '下载我的数据', '删除我的账户'],
] as const)('shows in %s what can be done with an account', async (lang, ...said) => {
  const html = await show({}, lang)
  for (const text of said) expect(html).toContain(text)
  for (const value of ['Amara', 'Perera', 'Sri Lanka']) expect(html).toContain(`value="${value}"`)
})

it('asks for the family name first in Chinese', async () => {
  const html = await show({}, 'zh')
  expect(html.indexOf('name="lastName"')).toBeLessThan(html.indexOf('name="firstName"'))
})

it('offers the link again where the address is not confirmed, and only there', async () => {
  expect(await show({ emailConfirmed: false })).toMatch(/Not confirmed yet.*Send the link again/)
  expect(await show()).not.toContain('Send the link again')
})

it('offers a first password to who came by Google and has none', async () => {
  const html = await show({ hasPassword: false, google: true })
  expect(html).toContain('You can sign in with your Google account.')
  expect(html).toContain('Choose a password')
})

it('says that it is on its way, and offers another try after a failure', async () => {
  expect(await render('en', { status: 'loading' })).toContain('Loading your details...')
  const failed = await render('en', { status: 'failed', failure: { kind: 'network' } })
  expect(failed).toContain('Your details could not be loaded.')
  expect(failed).toContain('Try again')
})

const ok = <Value,>(value: Value) => ({ ok: true as const, value })
const failed = (failure: Failure) => ({ ok: false as const, failure })
const refused = (error: string) =>
  failed({ kind: 'api', status: 409, code: 'too_many_requests', body: { error, code: 'too_many_requests' } })

const mount = async (change: Partial<Account> = {}, calls: Partial<Api['me']> = {}, known?: object) => {
  const did = { changed: vi.fn(), signOut: vi.fn(async () => {}), report: vi.fn() }
  const session = { ...did, subscribe: () => () => {}, current: () => known } as unknown as Host['session']
  const view = await mountView(
    <AccountView
      props={{}}
      lang="en"
      loaded={{ status: 'ready', data: { ...account, ...change } }}
      reload={() => {}}
      submitted={undefined}
    />,
    words,
    'en',
    {
      api: { me: { backendConsents: async () => ok([]), ...calls } } as unknown as Api,
      session,
      report: did.report,
    },
  )
  const formOf = (name: string) => view.page.querySelector(`[name="${name}"]`)?.closest('form')
  return { ...view, did, formOf }
}

it('lists what can be done with an account', async () => {
  const { outline } = await mount({ emailConfirmed: false, google: true })
  expect(outline()).toMatchInlineSnapshot(`
    "section 'Your account' tabindex=-1
      h2: Your account
      section 'Your details'
        h3: Your details
        form method=post noValidate
          input 'First Name' autoComplete=given-name maxLength=80 name=firstName required type=text value=Amara
          input 'Last Name' autoComplete=family-name maxLength=80 name=lastName required type=text value=Perera
          input 'Country' aria-autocomplete=list aria-expanded=false aria-haspopup=listbox autoComplete=country-name maxLength=80 name=country required role=combobox type=text value=Sri Lanka
          button type=submit: Save changes
      section 'E-mail address'
        h3: E-mail address
        p: amara@example.com Not confirmed yet
        p: We sent you a link when you registered. Once you have opened it, bookings made with this address appear in your profile, too.
        button type=button: Send the link again
      section 'Password'
        h3: Password
        p: You can sign in with your Google account.
        button type=button: Change password
      section 'Your data'
        h3: Your data
        p: Everything we keep about you, in one file: your details, your bookings and your messages.
        button type=button: Download my data
      section 'Delete account'
        h3: Delete account
        p: You can delete your account at any time. You will see first what goes and what stays.
        button type=button: Delete my account"
  `)
})

it('saves the details, and says so until something else is typed', async () => {
  const change = vi.fn(async () => ok({ ...account, firstName: 'Amy' }))
  const { fill, field, submit, formOf, page, until } = await mount({}, { change })
  await fill(field('First Name'), 'Amy')
  await submit(formOf('firstName'))
  await until(() => expect(page.textContent).toContain('Your changes are saved.'))
  expect(change).toHaveBeenCalledWith({ firstName: 'Amy', lastName: 'Perera', country: 'Sri Lanka' })
  await fill(field('Country'), 'India')
  expect(page.textContent).not.toContain('Your changes are saved.')
  await submit(formOf('firstName'))
  await until(() => expect(page.textContent).toContain('Your changes are saved.'))
  await fill(field('Last Name'), '')
  expect(page.textContent).not.toContain('Your changes are saved.')
  await submit(formOf('firstName'))
  expect(page.textContent).toContain('Please fill in this field.')
})

it('tells the session of a changed name alone', async () => {
  const { firstName: _name, ...rest } = account
  const { did } = await mount({}, {}, { ...rest, firstName: 'Old' })
  expect(did.changed).toHaveBeenCalledOnce()
  const { id, lastName, email, country, emailConfirmed } = account
  const user = { id, firstName: 'Amara', lastName, email, country, emailConfirmed }
  expect(did.changed).toHaveBeenCalledWith(user)
  expect((await mount({}, {}, user)).did.changed).not.toHaveBeenCalled()
  expect((await mount({}, {}, { ...user, id: 'u2', email: 'x' })).did.changed).not.toHaveBeenCalled()
})

it.each([
  ['offline', failed({ kind: 'network' }), 'Connection lost. Please check your internet.'],
  ['refused', refused('Too often.'), 'Too often.'],
  ['broken', failed({ kind: 'unexpected', status: 500 }), 'Something went wrong'],
])('says why a link was not sent: %s', async (_what, answer, words) => {
  const { press, control, page, until } = await mount(
    { emailConfirmed: false },
    { sendConfirmation: async () => answer },
  )
  await press(control('Send the link again'))
  await until(() => expect(page.textContent).toContain(words))
})

it('sends a link again', async () => {
  const { press, control, page, until } = await mount(
    { emailConfirmed: false },
    { sendConfirmation: async () => ok({}) as never },
  )
  await press(control('Send the link again'))
  await until(() => expect(page.textContent).toContain('A new link is on its way to amara@example.com.'))
})

it('changes a password by the one before', async () => {
  const changePassword = vi.fn(async () => ok({}) as never)
  const { press, control, outline, fill, field, submit, formOf, page, until } = await mount(
    {},
    { changePassword },
  )
  await press(control('Change password'))
  expect(outline().split("section 'Password'")[1]?.split("section 'Your data'")[0]).toMatchInlineSnapshot(`
    "
        h3: Password
        form method=post noValidate
          input 'Current password' autoCapitalize=none autoComplete=current-password maxLength=200 name=currentPassword required spellCheck=false type=password
          button 'Show password' type=button
          p: At least 8 characters.
          input 'New password' autoCapitalize=none autoComplete=new-password maxLength=200 minLength=8 name=password required spellCheck=false type=password described='At least 8 characters.'
          button 'Show password' type=button
          input 'Repeat new password' autoCapitalize=none autoComplete=new-password maxLength=200 name=confirmPassword required spellCheck=false type=password
          button 'Show password' type=button
          button type=submit: Save password
          button type=button: Cancel
      "
  `)
  await fill(field('Current password'), 'old secret')
  await fill(field('New password'), 'new secret')
  await fill(field('Repeat new password'), 'other')
  await submit(formOf('currentPassword'))
  expect(page.textContent).toContain('Passwords do not match!')
  await fill(field('New password'), 'new secret 2')
  expect(page.textContent).not.toContain('Passwords do not match!')
  await fill(field('Repeat new password'), 'new secret 2')
  await submit(formOf('currentPassword'))
  await until(() => expect(page.textContent).toContain('Your new password is saved.'))
  expect(changePassword).toHaveBeenCalledWith({ currentPassword: 'old secret', password: 'new secret 2' })
  expect(page.querySelector('[name="currentPassword"]')).toBeNull()
})

it('sets a first password, or leaves it', async () => {
  const changePassword = vi.fn(async () => ok({}) as never)
  const { press, control, fill, field, submit, formOf, page, until } = await mount(
    { hasPassword: false, google: true },
    { changePassword },
  )
  await press(control('Choose a password'))
  await press(control('Cancel'))
  expect(page.querySelector('[name="confirmPassword"]')).toBeNull()
  await press(control('Choose a password'))
  await fill(field('New password'), 'new secret')
  await fill(field('Repeat new password'), 'new secret')
  await submit(formOf('confirmPassword'))
  await until(() => expect(control('Change password')).toBeDefined())
  expect(changePassword).toHaveBeenCalledWith({ password: 'new secret' })
})

it('says why there is no file of all data', async () => {
  const { press, control, page, until } = await mount({}, { data: async () => refused('Too often.') })
  await press(control('Download my data'))
  await until(() => expect(page.textContent).toContain('Too often.'))
})

it('offers all data as a file that is called by its day', async () => {
  const exported = { exportedAt: '2027-05-10T06:00:00.000Z', bookings: [] }
  const { promise, resolve } = Promise.withResolvers<object>()
  const { press, control, until, page } = await mount({}, { data: (() => promise) as never })
  const saved: { name: string | null; text: Promise<string> }[] = []
  const blobs = new Map<string, Blob>()
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => {
      blobs.set('blob:1', blob)
      return 'blob:1'
    },
    revokeObjectURL: (address: string) => blobs.delete(address),
  })
  const createElement = document.createElement.bind(document)
  document.createElement = ((name: string) =>
    Object.assign(createElement(name), {
      click(this: HTMLAnchorElement) {
        const text = blobs.get(this.href)?.text() ?? Promise.resolve('')
        saved.push({ name: this.getAttribute('download') ?? this.download, text })
      },
    })) as typeof document.createElement
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  await press(control('Download my data'))
  expect(control('Preparing...').getAttribute('aria-busy')).toBe('true')
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  resolve(ok(exported))
  for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise(setImmediate))
  expect(saved.map(({ name }) => name)).toEqual(['calm-rest-2027-05-10.json'])
  expect(JSON.parse((await saved[0]?.text) ?? '')).toEqual(exported)
  expect(blobs.get('blob:1')?.type).toBe('application/json')
  vi.advanceTimersByTime(9_999)
  expect(blobs.size, 'the browser still reads it').toBe(1)
  vi.advanceTimersByTime(1)
  expect(blobs.size).toBe(0)
  vi.useRealTimers()
  await until(() => expect(page.textContent).toContain('The file is among your downloads.'))
})

it('deletes an account by its password, tells the site, and signs out', async () => {
  const remove = vi.fn(async () => ok({}) as never)
  const { press, control, outline, fill, field, submit, formOf, until, did, page } = await mount(
    {},
    { remove },
  )
  await press(control('Delete my account'))
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'Delete your account?'
      h2: Delete your account?
      button 'Cancel' type=button
      form method=post noValidate
        li: Your account, your details, the messages from your confirmed address and every sign-in are deleted at once. This cannot be undone.
        li: Past and cancelled stays remain in our books, without your name and address.
        li: A stay to come remains booked, and keeps your name until you have left. If you no longer want it, please cancel it first.
        li: Reviews stay, since they do not belong to an account. Write to us, and we take yours down.
        input 'Your password, to confirm' autoCapitalize=none autoComplete=current-password maxLength=200 name=password required spellCheck=false type=password
        button 'Show password' type=button
        button type=submit: Delete for good
        button type=button: Keep my account"
  `)
  await press(control('Keep my account'))
  expect(page.querySelector('dialog[open]')).toBeNull()
  await press(control('Delete my account'))
  await submit(formOf('password'))
  expect(remove, 'without a password').not.toHaveBeenCalled()
  await fill(field('Your password, to confirm'), 'secret')
  await submit(formOf('password'))
  await until(() => expect(did.signOut).toHaveBeenCalledOnce())
  expect(remove).toHaveBeenCalledWith({ password: 'secret' })
  expect(did.report).toHaveBeenCalledWith({ type: 'account-removed' })
})

it('deletes an account without a password by its address, or says why not', async () => {
  const remove = vi.fn(async () => refused('This is not the address of your account.'))
  const { press, control, fill, field, submit, formOf, until, did, outline } = await mount(
    { hasPassword: false },
    { remove },
  )
  await press(control('Delete my account'))
  await fill(field('To confirm, type your address: amara@example.com'), 'amara@example.org')
  await submit(formOf('email'))
  await until(() => expect(outline('dialog')).toContain('This is not the address of your account.'))
  expect(remove).toHaveBeenCalledWith({ email: 'amara@example.org' })
  expect(did.signOut).not.toHaveBeenCalled()
})

it('lists services that know the guest, and ends one, or says why not', async () => {
  const agreedAt = '2027-06-01T10:00:00.000Z'
  const consents = [
    { remote: 'mf-spa', service: 'Excursions', scopes: ['name', 'email'], agreedAt },
    { remote: 'mf-yoga', service: 'Yoga', scopes: [], agreedAt },
  ]
  const endBackendConsent = vi
    .fn()
    .mockResolvedValueOnce(refused('Too often.'))
    .mockResolvedValue(ok({}) as never)
  const backendConsents = async () => ok(consents) as never
  const { outline, press, control, page, until } = await mount({}, { backendConsents, endBackendConsent })
  await until(() => expect(page.textContent).toContain('Excursions'))
  expect(outline().split("section 'Services")[1]?.split("section 'Your data'")[0]).toMatchInlineSnapshot(`
    " with access'
        h3: Services with access
        p: You agreed that these services may know who you are. Each is run by a separate team.
        div tabindex=-1
          li
            p: Excursions
            p: Knows your name and e-mail address. Since 1 June 2027.
            button 'Remove access: Excursions' type=button: Remove access
          li
            p: Yoga
            p: Knows you by an ID only. Since 1 June 2027.
            button 'Remove access: Yoga' type=button: Remove access
      "
  `)
  await press(control('Remove access: Excursions'))
  await until(() => expect(page.textContent).toContain('Too often.'))
  await press(control('Remove access: Excursions'))
  await until(() => expect(page.textContent).toContain('“Excursions” learns nothing more about you.'))
  expect(endBackendConsent).toHaveBeenLastCalledWith('mf-spa')
  expect(page.textContent).toContain('Yoga')
  expect(page.querySelector('[aria-label="Remove access: Excursions"]')).toBeNull()
})

it('says that the services cannot be read, and reads them again on demand', async () => {
  const consent = {
    remote: 'mf-spa',
    service: 'Excursions',
    scopes: [],
    agreedAt: '2027-06-01T10:00:00.000Z',
  }
  const backendConsents = vi
    .fn()
    .mockResolvedValueOnce(failed({ kind: 'network' }))
    .mockResolvedValue(ok([consent]) as never)
  const { press, control, page, until } = await mount({}, { backendConsents })
  await until(() => expect(page.textContent).toContain("We couldn't load this list."))
  await press(control('Try again'))
  await until(() => expect(page.textContent).toContain('Excursions'))
})

it('says nothing of services where the API knows none', async () => {
  const backendConsents = async () => failed({ kind: 'unexpected', status: 404 })
  const { page } = await mount({}, { backendConsents })
  expect(page.textContent).not.toContain('Services')
})
