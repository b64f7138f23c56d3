import type { StaffLook } from '@calm-rest/contract/staff'
import { expect, it } from 'vitest'
import { type Answers, mountInDesk, refusedWith } from '../testing/desk.fixture.tsx'
import { LookCard } from './look-card.tsx'

const look: StaffLook = { drawings: 'plain', version: 'v1' }

const mount = async (answers: Answers = {}) => {
  const view = await mountInDesk(<LookCard />, { readLook: look, ...answers })
  const colour = () => view.page.querySelector('[name="accent"]')
  const button = (name: string) =>
    [...view.page.querySelectorAll('button')].find(
      (one) => one.textContent === name || one.getAttribute('aria-label') === name,
    ) as HTMLElement
  return { ...view, colour, button, form: () => colour()?.closest('form') ?? null }
}

it('says in which theme a colour had to change, and shows it before it is saved', async () => {
  const { fill, colour, page, submit, form, sent, until } = await mount({ changeLook: look })
  expect(page.textContent).not.toContain('darkened')
  await fill(colour(), '#f7e9a0')
  expect(page.textContent).toContain('In the light theme your colour is darkened')
  expect(page.textContent).not.toContain('lightened')
  const [light] = page.querySelectorAll<HTMLElement>('figure')
  expect(light?.style.getPropertyValue('--cr-accent')).toMatch(/^#[0-9a-f]{6}$/)
  await submit(form())
  await until(() =>
    expect(sent('changeLook')).toEqual({ version: 'v1', accent: '#f7e9a0', drawings: 'plain' }),
  )
  await until(() => expect(page.textContent).toContain('Saved.'))
})

it('takes a suggested colour by a press, and gives the colours of the design back', async () => {
  const { press, page, button, submit, form, sent, until } = await mount({
    readLook: { drawings: 'plain', accent: '#a33b19', version: 'v1' },
    changeLook: look,
  })
  const swatch = button('Use #10214b')
  await press(swatch)
  expect(swatch.getAttribute('aria-pressed')).toBe('true')
  expect(page.textContent).toContain('In the dark theme your colour is lightened')
  await press(button('Use the colours of the design'))
  await submit(form())
  await until(() => expect(sent('changeLook')).toMatchObject({ accent: null }))
})

it('shows the logo that there is, and says why another is refused', async () => {
  const logo = {
    src: '/media/logos/a/logo.webp',
    width: 300,
    height: 100,
    icon: '/media/logos/a/icon-512.png',
  }
  const { page, press, button, until } = await mount({
    readLook: { drawings: 'plain', logo, version: 'v1' },
    removeLookPicture: refusedWith('changed_meanwhile'),
  })
  expect(page.querySelector('img')?.getAttribute('src')).toBe(logo.src)
  await press(button('Remove'))
  await until(() => expect(page.querySelector('[role="alert"]')).not.toBeNull())
})
