import type { StaffTexts } from '@calm-rest/contract/staff'
import type { TextContent } from '@calm-rest/contract/texts'
import { expect, it } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { TextsView } from './view.tsx'

const section = (content: TextContent, version = 'v1') => ({ version, content })
const same = (text: string) => ({ en: text, de: `${text} de`, zh: `${text} zh` })

const texts = (
  header: TextContent = { fields: { title: same('About'), lead: { en: 'A house.' } } },
  version = 'v1',
) =>
  ({
    screens: {
      about: {
        head: section({ fields: { description: same('How it began') } }),
        header: section(header, version),
        habits: section({
          fields: { title: same('Habits') },
          items: [
            { title: same('Near'), text: same('Bought nearby') },
            { title: same('Quiet'), text: same('After ten') },
          ],
        }),
      },
    },
  }) as unknown as StaffTexts

const mount = (screen: string | undefined, answers: Answers = {}) =>
  mountInDesk(<TextsView screen={screen} />, { readTexts: texts(), ...answers })

const formOf = (page: ParentNode, heading: string) =>
  [...page.querySelectorAll('form')].find((form) => form.querySelector('h3')?.textContent === heading)

it('lists the screens of the site, with what each language lacks', async () => {
  const { page } = await mount(undefined)
  const about = [...page.querySelectorAll('a')].find((link) => link.textContent?.startsWith('About'))
  expect(about?.getAttribute('href')).toBe('/remote-route//desk/texts?screen=about')
  // two sections are not written at all, and the lead in one language
  expect(about?.textContent).toBe('About6 missing in English7 missing in German7 missing in Chinese')
})

it('saves a section with its version, in every language', async () => {
  const { page, fill, submit, sent, until } = await mount('about', {
    changeTexts: section({ fields: {} }),
  })
  const lead = page.querySelector('[name="fields.lead.de"]')
  expect([lead?.getAttribute('lang'), lead?.getAttribute('placeholder')]).toEqual(['de', 'A house.'])
  await fill(lead, 'Ein Haus.')
  await submit(formOf(page, 'Top of the page'))
  await until(() => expect(page.textContent).toContain('Saved. Guests read it'))
  expect(sent('changeTexts')).toEqual({
    version: 'v1',
    content: { fields: { title: same('About'), lead: { en: 'A house.', de: 'Ein Haus.' } } },
  })
})

it('moves, takes away and adds entries', async () => {
  const { page, press, control, submit, sent } = await mount('about', {
    changeTexts: section({ fields: {} }),
  })
  await press(page.querySelector('[aria-label="Move Quiet up"]') as Element)
  await press(page.querySelector('[aria-label="Remove Near"]') as Element)
  const form = formOf(page, 'How the house works')
  await press(
    [...(form?.querySelectorAll('button') ?? [])].find(
      (one) => one.textContent === 'Add an entry',
    ) as Element,
  )
  expect(control('Move Entry 2 up')).toBeDefined()
  await submit(form)
  expect(sent('changeTexts')).toMatchObject({
    content: { items: [{ title: same('Quiet'), text: same('After ten') }, {}] },
  })
})

it('keeps what was typed where somebody else has changed the section, and says so', async () => {
  const { page, fill, submit, answer, until, press, control } = await mount('about', {
    changeTexts: refusedWith('changed_meanwhile'),
  })
  await fill(page.querySelector('[name="fields.title.en"]'), 'Mine')
  answer({ readTexts: texts({ fields: { title: same('Theirs') } }, 'v2') })
  await submit(formOf(page, 'Top of the page'))
  await until(() => expect(page.textContent).toContain('Somebody else has changed this section'))
  expect(page.querySelector('[name="fields.title.en"]')).toHaveProperty('value', 'Mine')
  await press(control('Discard'))
  expect(page.querySelector('[name="fields.title.en"]')).toHaveProperty('value', 'Theirs')
})

it('shows the language and the field that the API refuses', async () => {
  const { page, fill, submit, until } = await mount('about', {
    changeTexts: refusedWith('invalid_request', 400, {
      fields: [{ field: 'fields.title.zh', code: 'unwanted_characters' }],
    }),
  })
  await fill(page.querySelector('[name="fields.title.zh"]'), 'x')
  await submit(formOf(page, 'Top of the page'))
  await until(() => expect(page.textContent).toContain('characters that are not shown'))
  const field = page.querySelector('[name="fields.title.zh"]')
  expect(field?.getAttribute('aria-invalid')).toBe('true')
  expect(field?.closest('[data-shown]')).not.toBeNull()
})
