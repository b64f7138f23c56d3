import { TextField } from '@calm-rest/ui'
import { type Problems, textOf } from '@calm-rest/ui/form'
import { expect, it, vi } from 'vitest'
import { useDesk } from '../api/desk-context.ts'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { ConfirmButton } from './confirm-button.tsx'
import { DialogButton } from './dialog-button.tsx'
import { FormDialog } from './form-dialog.tsx'
import { ReasonField } from './reason-field.tsx'

const closed = vi.fn()
const done = vi.fn()
const keys: string[] = []
const tooShort: Problems = { code: 'too_short' }

/** A code to add, for which `TAKEN` is too short. */
const CodeDialog = () => {
  const { call } = useDesk()
  return (
    <FormDialog
      title="A code"
      submitLabel="Add"
      onClose={closed}
      onDone={done}
      check={(data) => (textOf(data, 'code') === 'TAKEN' ? tooShort : {})}
      send={(data, { headers }) => {
        keys.push(headers['Idempotency-Key'])
        return call('sendCode', { body: { email: textOf(data, 'code') } })
      }}
    >
      {(problemOf) => (
        <>
          <TextField label="Code" name="code" required maxLength={8} error={problemOf('code')} />
          <ReasonField isOptional problemOf={problemOf} />
          <ReasonField name="why" hint="For the log" problemOf={problemOf} />
        </>
      )}
    </FormDialog>
  )
}

const mountForm = async (answers: Answers = {}) => {
  closed.mockClear()
  done.mockClear()
  keys.length = 0
  const view = await mountInDesk(<CodeDialog />, answers)
  const fillAll = async (code: string) => {
    await view.fill(view.field('Code'), code)
    await view.fill(view.page.querySelector('[name="why"]'), 'Asked for')
  }
  return { ...view, fillAll }
}

it('asks for what is needed, and says below each field what is wrong', async () => {
  const { outline, submit, fillAll, sent, page } = await mountForm()
  await submit()
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'A code'
      h2: A code
      button 'Close' type=button
      form noValidate
        div data-invalid
          input 'Code' aria-invalid=true maxLength=8 name=code required type=text described='Please fill this in.'
          div aria-live=polite
            p
              Please fill this in.
        input 'Reason' maxLength=200 name=reason type=text
        div data-invalid
          p: For the log
          input 'Reason' aria-invalid=true maxLength=200 name=why required type=text described='For the log Please fill this in.'
          div aria-live=polite
            p
              Please fill this in.
        button type=submit: Add"
  `)
  await fillAll('TAKEN')
  expect(page.querySelectorAll('[aria-invalid]')).toHaveLength(0)
  await submit()
  expect([...page.querySelectorAll('[aria-invalid]')].map((one) => one.getAttribute('name'))).toEqual([
    'code',
  ])
  expect(sent('sendCode')).toBeUndefined()
})

it('sends once, and hands the answer on', async () => {
  const { submit, fillAll, sent, until } = await mountForm({ sendCode: {} as never })
  await fillAll('MONSOON')
  await submit()
  await until(() => expect(done).toHaveBeenCalledOnce())
  expect(sent('sendCode')).toEqual({ email: 'MONSOON' })
  expect(closed).not.toHaveBeenCalled()
})

it('says why it was refused, and sends the same again as the same attempt, something else as another', async () => {
  const { submit, fill, field, fillAll, page, until } = await mountForm({
    sendCode: refusedWith('too_many_requests', 429),
  })
  await fillAll('MONSOON')
  await submit()
  await until(() => expect(page.querySelector('form [role="alert"]')?.textContent).toBe('No.'))
  expect(field('Code')).toHaveProperty('value', 'MONSOON')
  await submit()
  await until(() => expect(keys).toHaveLength(2))
  await fill(field('Code'), 'SUNSET')
  await submit()
  await until(() => expect(keys).toHaveLength(3))
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
  await until(() => expect(page.querySelector('[aria-busy]')).toBeNull())
  expect(done).not.toHaveBeenCalled()
})

it('closes at once where nothing was typed', async () => {
  const { press, control } = await mountForm()
  await press(control('Close'))
  expect(closed).toHaveBeenCalledOnce()
})

it('asks before it throws away what was typed', async () => {
  const { press, control, fillAll, outline, page } = await mountForm()
  await fillAll('MONSOON')
  await press(control('Close'))
  expect(closed).not.toHaveBeenCalled()
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'What you filled in is not saved' role=alertdialog described='It is lost once this is closed.'
      h2: What you filled in is not saved
      p: It is lost once this is closed.
      button type=button: Go on
      button type=button: Discard"
  `)
  const [keep, discard] = [...(page.querySelector('[role="alertdialog"]')?.querySelectorAll('button') ?? [])]
  await press(keep as Element)
  expect(page.querySelector('[role="alertdialog"]')?.hasAttribute('open')).toBe(false)
  expect(closed).not.toHaveBeenCalled()
  await press(control('Close'))
  await press(
    page.querySelector('[role="alertdialog"]')?.querySelectorAll('button')[1] ?? (discard as Element),
  )
  expect(closed).toHaveBeenCalledOnce()
})

const End = () => {
  const { call } = useDesk()
  return (
    <ConfirmButton
      label="End"
      name="End the season"
      consequence="Prices stay."
      attempt={() => call('signOut', {})}
      onDone={done}
    />
  )
}

it('acts only once that is confirmed, and stays open where that failed', async () => {
  done.mockClear()
  const { answer, asked, control, outline, page, press, until } = await mountInDesk(<End />, {
    signOut: refusedWith('internal', 500),
  })
  const isOpen = () => page.querySelector('dialog')?.hasAttribute('open')
  expect(isOpen()).toBe(false)
  await press(control('End the season'))
  await press(control('Leave as it is'))
  expect(isOpen()).toBe(false)
  expect(asked).toEqual([])
  await press(control('End the season'))
  await press(control('End'))
  await until(() => expect(page.querySelector('dialog [role="alert"]')).not.toBeNull())
  expect(outline('dialog')).toMatchInlineSnapshot(`
    "dialog 'End the season' role=alertdialog described='Prices stay.No.'
      h2: End the season
      p: Prices stay.
      div role=alert
        No.
      button type=button: Leave as it is
      button type=button: End"
  `)
  expect(done).not.toHaveBeenCalled()
  answer({ signOut: {} as never })
  await press(control('End'))
  await until(() => expect(isOpen()).toBe(false))
  expect(done).toHaveBeenCalledOnce()
})

it('opens a dialog by its button, and tells only what was done', async () => {
  done.mockClear()
  const { control, page, press } = await mountInDesk(
    <DialogButton
      onDone={done}
      dialog={({ onClose, onDone }) => (
        <p>
          <button type="button" onClick={onClose}>
            Leave
          </button>
          <button type="button" onClick={onDone}>
            Save
          </button>
        </p>
      )}
    >
      Open
    </DialogButton>,
    {},
  )
  expect(page.textContent).toBe('Open')
  await press(control('Open'))
  await press(control('Leave'))
  expect(page.textContent).toBe('Open')
  expect(done).not.toHaveBeenCalled()
  await press(control('Open'))
  await press(control('Save'))
  expect(page.textContent).toBe('Open')
  expect(done).toHaveBeenCalledOnce()
})
