import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { Answered } from '../parts/answered.tsx'
import { type Answers, deskToday, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { stubStorage } from '../testing/storage.fixture.ts'
import { type Desk, useDesk } from './desk-context.ts'
import { useAct } from './use-act.ts'
import { useAnswer } from './use-answer.ts'
import { useQuote } from './use-quote.ts'
import { useToday } from './use-today.ts'

let desk: Desk

beforeEach(() => {
  // before anything mounts, so that it runs last
  onTestFinished(() => void vi.unstubAllGlobals())
  stubStorage()
})

interface RoomsProps {
  storedAs?: string
}

const Rooms = ({ storedAs }: RoomsProps) => {
  desk = useDesk()
  const { answer, reload } = useAnswer('listRoomTypes', {}, storedAs ? { storedAs } : {})
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {(rooms) => <p>{rooms.map(({ roomType }) => roomType).join(', ')}</p>}
    </Answered>
  )
}

const roomTypes = (...names: string[]) => names.map((roomType) => ({ roomType })) as never

const mount = async (answers: Answers, storedAs?: string) => {
  const view = await mountInDesk(<Rooms {...(storedAs ? { storedAs } : {})} />, answers)
  const count = () => view.asked.length
  return { ...view, count }
}

it('reads again after a change of others, once for a burst of them', async () => {
  const { answer, count, page, until } = await mount({ listRoomTypes: roomTypes('Sea') })
  expect(page.textContent).toBe('Sea')
  answer({ listRoomTypes: roomTypes('Sea', 'Loft') })
  for (let i = 0; i < 3; i += 1) desk.live.lookAnew()
  await until(() => expect(page.textContent).toBe('Sea, Loft'))
  expect(count()).toBe(2)
})

it('keeps what it shows where the next look does not arrive, and says from when it is', async () => {
  const { answer, page, until } = await mount({ listRoomTypes: roomTypes('Sea') })
  answer({ listRoomTypes: refusedWith('unavailable', 503) })
  desk.live.lookAnew()
  await until(() => expect(page.textContent).toContain('10 May 2027'))
  expect(page.textContent).toContain('Sea')
  answer({ listRoomTypes: roomTypes('Loft') })
  desk.live.lookAnew()
  await until(() => expect(page.textContent).toBe('Loft'))
})

it('keeps nothing of what is gone', async () => {
  const { answer, page, until } = await mount({ listRoomTypes: roomTypes('Sea') })
  answer({ listRoomTypes: refusedWith('not_found', 404) })
  desk.live.lookAnew()
  await until(() => expect(page.textContent).toBe('No.'))
})

it('shows what this device saw last where the first look does not arrive', async () => {
  const first = await mount({ listRoomTypes: roomTypes('Sea') }, 'rooms')
  expect(first.page.textContent).toBe('Sea')
  const offline = await mount({ listRoomTypes: refusedWith('unavailable', 503) }, 'rooms')
  expect(offline.page.textContent).toContain('Sea')
  expect(offline.page.textContent).toContain('10 May 2027')
  const other = await mount({ listRoomTypes: refusedWith('unavailable', 503) }, 'others')
  expect(other.page.textContent).not.toContain('Sea')
  const unnamed = await mount({ listRoomTypes: refusedWith('unavailable', 503) })
  expect(unnamed.page.textContent).not.toContain('Sea')
})

it('looks again by itself after a passing failure, and never at what is gone', async () => {
  const waits = vi.spyOn(globalThis, 'setTimeout')
  const late = () => waits.mock.calls.filter(([, ms]) => ms === 15_000).length
  await mount({ listRoomTypes: refusedWith('not_found', 404) })
  expect(late()).toBe(0)
  const { answer, page, until } = await mount({ listRoomTypes: refusedWith('unavailable', 503) })
  expect(late()).toBe(1)
  answer({ listRoomTypes: roomTypes('Sea') })
  const [again] = waits.mock.calls.find(([, ms]) => ms === 15_000) ?? []
  await act(async () => void (again as () => void)())
  await until(() => expect(page.textContent).toBe('Sea'))
  waits.mockRestore()
})

it('waits for a running change before it reads again', async () => {
  const { answer, count, page, until } = await mount({ listRoomTypes: roomTypes('Sea') })
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const write = desk.live.holdWhile(promise)
  answer({ listRoomTypes: roomTypes('Loft') })
  desk.live.lookAnew()
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(count()).toBe(1)
  end()
  await write
  await until(() => expect(page.textContent).toBe('Loft'))
})

interface TotalProps {
  checkOut: string | undefined
}

const Total = ({ checkOut }: TotalProps) => {
  desk = useDesk()
  const input = checkOut === undefined ? undefined : { params: { reference: 'CR-1' }, body: { checkOut } }
  const quoted = useQuote('quoteStayChange', input)
  return <p>{quoted.status === 'ready' ? quoted.quote.totalPrice : quoted.status}</p>
}

it('asks for no price without a choice', async () => {
  const { asked, page } = await mountInDesk(<Total checkOut={undefined} />, {})
  expect(page.textContent).toBe('none')
  expect(asked).toEqual([])
})

it('asks for a price again where the API was not reached, and not where it has refused', async () => {
  const { answer, asked, page, until } = await mountInDesk(<Total checkOut="2027-05-12" />, {
    quoteStayChange: refusedWith('not_found', 404),
  })
  await until(() => expect(page.textContent).toBe('failed'))
  answer({ quoteStayChange: { totalPrice: 200 } as never })
  await act(async () => desk.live.lookAnew())
  expect(page.textContent).toBe('failed')
  expect(asked).toHaveLength(1)
})

const Today = () => {
  desk = useDesk()
  return <p>{useToday()}</p>
}

it('goes on with the day of the property', async () => {
  const { page, until } = await mountInDesk(<Today />, {})
  expect(page.textContent).toBe(deskToday)
  vi.setSystemTime(new Date('2027-05-10T20:00:00Z'))
  await act(async () => desk.live.lookAnew())
  await until(() => expect(page.textContent).toBe('2027-05-11'))
})

const Leave = ({ onDone }: { onDone: () => Promise<void> }) => {
  const { signOut } = useDesk()
  const { busy, problem, act: run, clear } = useAct<unknown>(onDone)
  return (
    <>
      <button type="button" aria-busy={busy} onClick={() => void run(signOut)}>
        Go
      </button>
      <button type="button" onClick={() => void run(async () => ({ ok: false, words: 'Not now.' }))}>
        Refuse
      </button>
      <button type="button" onClick={clear}>
        Clear
      </button>
      <p>{problem}</p>
    </>
  )
}

it('is busy until what follows is done, and says why it failed until the next attempt', async () => {
  const { promise, resolve: end } = Promise.withResolvers<void>()
  const done = vi.fn(() => promise)
  const { answer, control, page, press, until } = await mountInDesk(<Leave onDone={done} />, {
    signOut: refusedWith('internal', 500),
  })
  const said = () => page.querySelector('p')?.textContent
  const isBusy = () => control('Go').getAttribute('aria-busy') === 'true'
  await press(control('Go'))
  await until(() => expect(said()).toBe('No.'))
  expect(isBusy()).toBe(false)
  expect(done).not.toHaveBeenCalled()
  await press(control('Clear'))
  expect(said()).toBe('')
  await press(control('Refuse'))
  expect(said()).toBe('Not now.')
  answer({ signOut: {} as never })
  await press(control('Go'))
  expect(said()).toBe('')
  await until(() => expect(done).toHaveBeenCalledOnce())
  expect(isBusy()).toBe(true)
  await act(async () => end())
  expect(isBusy()).toBe(false)
})
