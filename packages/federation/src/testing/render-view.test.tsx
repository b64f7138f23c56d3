import { useTranslation } from 'react-i18next'
import { expect, it } from 'vitest'
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
