import { expect, it } from 'vitest'
import { refusedWith } from '../testing/desk.fixture.tsx'
import { amenities, anAmenity, aRoom, mount, texts } from './property.fixture.tsx'

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

it('shows the language in which a text is wrong, and misses none but the main one', async () => {
  const { fill, page, submit, sent } = await mount({})
  await fill(page.querySelector('[name="texts.de.bed"]'), ' ')
  await fill(page.querySelector('[name="texts.zh.bed"]'), '床'.repeat(81))
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

it('chooses an amenity at once that was added from the room', async () => {
  const tea = anAmenity('tea', 'Tea')
  const view = await mount({}, { addAmenity: tea, changeRoomType: aRoom() })
  const { press, control, fill, page, submit, sent, until, answer } = view
  await press(control('New amenity'))
  for (const lang of ['en', 'de', 'zh']) await fill(page.querySelector(`[name="names.${lang}"]`), 'Tea')
  answer({ listAmenities: [...amenities, tea] })
  await submit(page.querySelector('dialog form'))
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  await submit(page.querySelector('form'))
  await until(() =>
    expect(sent('changeRoomType')).toMatchObject({ features: ['wifi'], amenities: ['wifi', 'pool', 'tea'] }),
  )
})

it('chooses no amenity whose words were changed from the room', async () => {
  const { press, control, page, submit, until, asked, outline } = await mount(
    {},
    { changeAmenity: anAmenity('pool', 'Pool') },
  )
  await press(control('Change the words of Pool'))
  expect(outline('dialog')).toContain('This changes it in all rooms that have it.')
  await submit(page.querySelector('dialog form'))
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(asked.filter(({ name }) => name === 'listAmenities')).toHaveLength(2)
  expect(page.textContent).not.toContain('Discard')
})

it('shows the language whose text the API refuses, and says why', async () => {
  const { fill, page, submit, until } = await mount(
    {},
    {
      changeRoomType: refusedWith('invalid_request', 400, {
        fields: [{ field: 'texts.de.name', code: 'taken' }],
      }),
    },
  )
  await fill(page.querySelector('[name="texts.en.bed"]'), 'Twin beds')
  await submit(page.querySelector('form'))
  await until(() =>
    expect(page.querySelector('fieldset[data-shown]')?.getAttribute('aria-label')).toBe('Deutsch'),
  )
  const name = page.querySelector('[name="texts.de.name"]')
  expect(name?.getAttribute('aria-invalid')).toBe('true')
  expect(page.textContent).toContain('Another one has this already.')
  expect(page.textContent).not.toContain('Saved.')
  await fill(name as HTMLElement, 'Meeresblick')
  expect(name?.hasAttribute('aria-invalid')).toBe(false)
})

it('needs no more of a draft than its name in the main language', async () => {
  const { fill, page, submit, sent, until } = await mount({ status: 'draft' }, { changeRoomType: aRoom() })
  await fill(page.querySelector('[name="texts.zh.name"]'), '')
  await fill(page.querySelector('[name="texts.en.bed"]'), '')
  await submit(page.querySelector('form'))
  await until(() => expect(sent('changeRoomType')).toMatchObject({ version: 'v1' }))
  await until(() => expect(page.textContent).toContain('once the room is offered'))
  await fill(page.querySelector('[name="texts.en.name"]'), ' ')
  expect(page.textContent).not.toContain('once the room is offered')
  await submit(page.querySelector('form'))
  expect(page.querySelector('fieldset[data-shown]')?.getAttribute('aria-label')).toBe('English')
})

it('shows at each fact, and at open amenities, why it was refused', async () => {
  const names = ['category', 'guests', 'size']
  const fields = [...names, 'features', 'amenities'].map((field) => ({ field, code: 'taken' }))
  const { fill, page, submit, until } = await mount(
    {},
    { changeRoomType: refusedWith('invalid_request', 400, { fields }) },
  )
  await fill(page.querySelector('[name="size"]'), '30')
  expect(page.querySelectorAll('details[open]')).toHaveLength(0)
  await submit(page.querySelector('form'))
  const invalid = () =>
    [...page.querySelectorAll('[aria-invalid="true"]')].map((one) => one.getAttribute('name'))
  await until(() => expect(invalid()).toEqual(names))
  expect(page.querySelectorAll('details[open] p[role="alert"]')).toHaveLength(2)
})
