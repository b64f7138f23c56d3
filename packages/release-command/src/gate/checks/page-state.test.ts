import { expect, it } from 'vitest'
import { type PageState, stateFaults } from './page-state.ts'

const before: PageState = {
  cookies: ['lang'],
  keys: ['calm-rest-lang'],
  title: 'Spa · Calm Rest',
  address: 'https://calmrest.example/widgets/mf-spa/offer',
  entries: 1,
  elements: ['<header>', '<p>', '<p>'],
}
const faultsOf = (after: Partial<PageState>) =>
  stateFaults('mf-spa', before, Object.assign({}, before, after))

it('finds nothing where nothing is another', () => {
  expect(faultsOf({})).toEqual([])
})

it.each([
  ['a cookie', { cookies: ['lang', 'spa-cart'] }, "it sets the cookie 'spa-cart'"],
  [
    'a storage key',
    { keys: ['calm-rest-lang', 'cart'] },
    "it writes the storage key 'cart': begin it with 'mf-spa'",
  ],
  ['the title of the site', { title: 'Spa' }, "it sets document.title to 'Spa'"],
  ['an entry of the history', { entries: 2 }, 'it changes the history or the address'],
  [
    'the address',
    { address: 'https://calmrest.example/' },
    'now https://calmrest.example/: use host.navigate',
  ],
  [
    'an element',
    { elements: [...before.elements, '<dialog>'] },
    'it adds or changes <dialog> outside its slot',
  ],
  ['one more of an element', { elements: [...before.elements, '<p>'] }, 'it adds or changes <p> outside'],
  ['an element that is gone', { elements: ['<header>', '<p>'] }, 'it takes <p> from the page'],
])('names %s, with what to do instead', (_, after, said) => {
  expect(faultsOf(after)).toEqual([expect.stringContaining(said)])
})

it.each(['mf-spa-cart', 'spa.cart', 'calm-rest-spa', 'calm-rest-draft-spa'])(
  'lets the remote have its own key %s',
  (key) => {
    expect(faultsOf({ keys: [...before.keys, key] })).toEqual([])
  },
)

it('lets a widget report a title, which the host puts before that of the site', () => {
  expect(faultsOf({ title: 'Massage · Calm Rest' })).toEqual([])
})

it('shortens what it names', () => {
  const [fault = ''] = faultsOf({ elements: [...before.elements, `<p>${'a'.repeat(500)}`] })
  expect(fault).toContain(`<p>${'a'.repeat(117)} outside`)
})
