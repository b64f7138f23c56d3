import { expect, it } from 'vitest'
import { mountRates, rates } from './rates.fixture.tsx'

const names = (name: string) => ({ en: name, de: name, zh: name })
const service = {
  place: 0,
  id: 'service',
  names: names('Service'),
  percent: 10,
  per: 'stay' as const,
  of: { room: true, extras: 'all' as const, taxes: [] },
  changes: [],
  included: false,
  fromAge: 0,
  exemptsLocals: false,
}
const levies = { ...rates, taxes: [service] }

const openNew = async () => {
  const view = await mountRates('Taxes and charges', { readRates: levies, saveRate: levies })
  await view.press(view.control('Add a tax or charge'))
  for (const lang of ['English', 'German', 'Chinese']) await view.fill(view.field(`Name in ${lang}`), 'VAT')
  await view.fill(view.field('Amount'), '18')
  return view
}

it('calculates an example with the tax as it is typed, on top of another or within the price', async () => {
  const { page, fill, field, tick } = await openNew()
  const example = () =>
    [...page.querySelectorAll('[aria-label^="Example"] li')].map((line) =>
      [...line.children].map(({ textContent }) => textContent).join(' '),
    )
  expect(example()).toEqual(['Room $100', 'Service +$10', 'VAT +$18', 'Total $128'])
  await tick(field('tax or charge: Service'))
  expect(example()).toEqual(['Room $100', 'Service +$10', 'VAT +$19.80', 'Total $129.80'])
  await tick(field('the room after discounts'), false)
  await fill(field('Amount'), '50')
  expect(example()).toEqual(['Room $100', 'Service +$10', 'VAT +$5', 'Total $115'])
})

it('sends what the tax is of, the day from which it is due, and what it becomes', async () => {
  const { page, fill, field, tick, submit, until, sent } = await openNew()
  await tick(field('tax or charge: Service'))
  await tick(field('all extras'), false)
  await tick(field('extra: Shuttle'))
  await fill(field('Due for arrivals from (optional)'), '2027-06-01')
  await fill(field('Changes for arrivals from (optional)'), '2028-01-01')
  await fill(field('To how many per cent; 0 ends it'), '20')
  await submit()
  await until(() => expect(page.querySelector('dialog[open]')).toBeNull())
  expect(sent('saveRate')).toMatchObject({
    of: { room: true, extras: ['shuttle'], taxes: ['service'] },
    from: '2027-06-01',
    changes: [{ from: '2028-01-01', percent: 20 }],
  })
})
