import { expect } from 'vitest'
import { attacks } from './attacks.fixture.ts'
import { aBundle, job } from './bundle.fixture.ts'

/** A bundle that attacks, in its process. */
export const attacked = (options: Parameters<typeof aBundle>[0] = {}) =>
  aBundle({ text: attacks, ...options })

type Attacked = ReturnType<typeof attacked>

/** What an attack says of itself: that it did it, or was refused. */
export const outcome = async (bundle: Attacked, attack: string) =>
  JSON.parse((await bundle.render(job(attack))).data) as string

/** Expects that the bundle renders on. */
export const expectGoodAgain = async (bundle: Attacked) =>
  expect(await bundle.render(job('good'))).toMatchObject({ html: '<p>good</p>' })
