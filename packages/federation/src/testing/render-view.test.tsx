import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describe, expect, it } from 'vitest'
import { renderView } from './index.ts'

const words = {
  en: async () => ({
    default: { rooms: 'Rooms', guests_one: '{{count}} guest', guests_other: '{{count}} guests' },
  }),
  de: async () => ({ default: { rooms: 'Zimmer' } }),
  zh: async () => ({ default: { rooms: '客房' } }),
}

const RoomsView = () => {
  const { t } = useTranslation()
  return (
    <p>
      {t('rooms')}, {t('guests', { count: 2 })}
    </p>
  )
}

const loaded = { status: 'ready', data: null } as const
const render = (lang: 'en' | 'de') => renderView({ View: RoomsView, words, lang, props: {}, loaded })

it('renders a view with its words', async () => {
  expect(await render('en')).toBe('<p>Rooms, 2 guests</p>')
})

it('throws where a word is missing, although its key has no dot', async () => {
  await expect(render('de')).rejects.toThrow("There is no 'guests_one' in the words of 'de'.")
})

const Shown = ({ props }: { props: { shown: () => ReactNode } }) => <section>{props.shown()}</section>

const Later = () => {
  const [at, setAt] = useState<number>()
  useEffect(() => setAt(Date.now()), [])
  return <p data-at={Date.now()}>{at ?? new Date('2027-07-01').getUTCFullYear()}</p>
}

describe('a view that a browser renders differently at first', () => {
  const show = (shown: () => ReactNode) =>
    renderView({ View: Shown, words, lang: 'en', props: { shown }, loaded })

  it.each([
    [
      'has the time',
      () => <p>It is {new Date().getUTCHours()} o'clock</p>,
      /the server writes "\d+" after <p>, /,
    ],
    [
      'counts from now',
      () => <p>{Date.now()}</p>,
      /the server writes "\d{13}" after <p>, and the browser "\d{13}"/,
    ],
    [
      'has a random number',
      () => <p>{Math.random()}</p>,
      /the server writes "0\.\d+" after <p>, and the browser "0\./,
    ],
    [
      'has texts of a window',
      () => <p>{typeof window === 'undefined' ? 'On a server' : 'In a window'}</p>,
      'the server writes "On a server" after <p>, and the browser "In a window"',
    ],
    [
      'has more in a window',
      () => <p>{typeof document === 'undefined' ? null : <a href="/map">Map & way</a>}</p>,
      'the server writes </p> after <p>, and the browser <a>',
    ],
    [
      'has what is stored',
      () => (
        <p>{typeof localStorage === 'undefined' ? 'Tom & Ann' : (localStorage.getItem('name') ?? 'Guest')}</p>
      ),
      'the server writes "Tom & Ann" after <p>, and the browser "Guest"',
    ],
  ] as const)('is refused if it %s, and its text is named', async (_, shown, said) => {
    const refused = expect(show(shown)).rejects
    await refused.toThrow(said)
    await refused.toThrow('read clock, time zone, random numbers, window and storage in an effect')
  })

  it('is accepted if only effects and attributes differ', async () => {
    expect(await show(() => <Later />)).toMatch(/^<section><p data-at="\d+">2027<\/p><\/section>$/)
  })

  it('leaves no window behind, whatever the view throws', async () => {
    const before = Object.getOwnPropertyNames(globalThis)
    const { Date: clock, process } = globalThis
    const { TZ } = process.env
    const throwing = () => {
      if (typeof window !== 'undefined') throw new Error('no such window')
      return null
    }
    await expect(show(throwing)).rejects.toThrow('no such window')
    expect(Object.getOwnPropertyNames(globalThis)).toEqual(before)
    expect([globalThis.Date, process.env.TZ]).toEqual([clock, TZ])
  })
})
