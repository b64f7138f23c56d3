import { expect, it } from 'vitest'
import { readNewRemote } from './arguments.ts'

it('reads a name and its team', () => {
  expect(readNewRemote(['mf-day-spa', '--owner', '@calm-rest/spa'])).toEqual({
    name: 'mf-day-spa',
    owner: '@calm-rest/spa',
  })
})

it.each([
  ['no name', ['--owner', '@calm-rest/spa'], "Missing required argument 'name'"],
  [
    'two names',
    ['mf-spa', 'mf-bar', '--owner', '@calm-rest/spa'],
    'Expected 1 argument but got 2: mf-spa, mf-bar.',
  ],
  ['a name without mf-', ['spa', '--owner', '@calm-rest/spa'], "'spa' is no name for a remote"],
  ['a name with capitals', ['mf-Spa', '--owner', '@calm-rest/spa'], "'mf-Spa' is no name for a remote"],
  ['a name that ends with a hyphen', ['mf-spa-', '--owner', '@calm-rest/spa'], 'is no name for a remote'],
  ['the name of the devtools', ['mf-devtools', '--owner', '@calm-rest/spa'], 'is no name for a remote'],
  ['a way out of the folder', ['../mf-spa', '--owner', '@calm-rest/spa'], 'is no name for a remote'],
  ['no team', ['mf-spa'], 'Which team owns mf-spa?'],
  ['a person instead of a team', ['mf-spa', '--owner', 'ann'], "'ann' is no team"],
  ['a team of others', ['mf-spa', '--owner', '@others/spa'], "'@others/spa' is no team"],
  [
    'an option that is none',
    ['mf-spa', '--onwer', '@calm-rest/spa'],
    "Unknown option '--onwer'. Did you mean '--owner'?",
  ],
])('refuses %s, and says how it is done', (_, args, why) => {
  expect(() => readNewRemote(args)).toThrow(why)
  expect(() => readNewRemote(args)).toThrow('npm run new:remote -- NAME --owner TEAM')
})
