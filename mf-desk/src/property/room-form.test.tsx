import { expect, it } from 'vitest'
import { refusedWith } from '../testing/desk.fixture.tsx'
import { aRoom, mount, texts } from './property.fixture.tsx'

it('saves texts, facts and amenities together', async () => {
  const { fill, page, tick, press, control, submit, sent, until, asked } = await mount(
    {},
    { changeRoomType: aRoom() },
  )
  await fill(page.querySelector('[name="texts.de.bed"]'), 'Doppelbett')
  await fill(page.querySelector('[name="guests"]'), '3')
  const boxes = (label: string) =>
    [...page.querySelectorAll('fieldset li label')].filter((one) => one.textContent === label)
  await tick(boxes('Fan')[0]?.querySelector('input') as Element)
  await press(page.querySelectorAll('[aria-label="Move Pool up"]')[0] as Element)
  expect(control('Discard')).toBeDefined()
  await submit(page.querySelector('form'))
  await until(() => expect(page.textContent).toContain('Saved. Guests read it from their next page on.'))
  expect(sent('changeRoomType')).toEqual({
    version: 'v1',
    category: 'sea view',
    guests: 3,
    size: 24.5,
    features: ['wifi', 'fan'],
    amenities: ['pool', 'wifi'],
    texts: {
      en: texts('Sea view'),
      de: { ...texts('Meerblick'), bed: 'Doppelbett' },
      zh: texts('海景'),
    },
  })
  expect(asked.filter(({ name }) => name === 'readRoomType')).toHaveLength(2)
})

it('discards what was typed', async () => {
  const { fill, page, press, control } = await mount({})
  expect(page.textContent).not.toContain('Discard')
  await fill(page.querySelector('[name="texts.en.name"]'), 'Other')
  await press(control('Discard'))
  expect(page.querySelector('[name="texts.en.name"]')).toHaveProperty('value', 'Sea view')
})

it('shows the language in which a text is missing', async () => {
  const { fill, page, submit, sent } = await mount({})
  await fill(page.querySelector('[name="texts.zh.bed"]'), ' ')
  await submit(page.querySelector('form'))
  expect(page.querySelector('fieldset[data-shown]')?.getAttribute('aria-label')).toBe('中文')
  expect(sent('changeRoomType')).toBeUndefined()
})

it('keeps what was typed where somebody else has changed the same, and shows theirs', async () => {
  const { fill, page, submit, until, answer } = await mount(
    {},
    { changeRoomType: refusedWith('changed_meanwhile') },
  )
  await fill(page.querySelector('[name="texts.en.name"]'), 'Mine')
  answer({ readRoomType: aRoom({ version: 'v2', texts: { ...aRoom().texts, en: texts('Theirs') } }) })
  await submit(page.querySelector('form'))
  await until(() => expect(page.textContent).toContain('Now on the site: Theirs'))
  expect(page.textContent).toContain('Somebody else has changed one of your fields, too.')
  expect(page.querySelector('[name="texts.en.name"]')).toHaveProperty('value', 'Mine')
})
