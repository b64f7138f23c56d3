import { expect, it } from 'vitest'
import { actorText } from './actor-text.ts'

const by = '@calm-rest/spa'
const grant = 'token 3f2a'

it.each([
  [{ by }, '@calm-rest/spa'],
  [{ by, grant }, '@calm-rest/spa (token 3f2a)'],
  [{ by, grant, person: 'ann' }, 'ann, @calm-rest/spa (token 3f2a)'],
  [{ by: 'ann', person: 'ann' }, 'ann'],
  [{ by: 'ann, repo:calm-rest/spa', person: 'ann' }, 'ann, repo:calm-rest/spa'],
])('names the person of %j once', (facts, text) => {
  expect(actorText(facts)).toBe(text)
})
