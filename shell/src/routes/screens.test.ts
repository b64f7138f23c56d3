import { describe, expect, it } from 'vitest'
import { matchScreen } from './screens.ts'

describe('matchScreen', () => {
  it.each([
    ['/', 'home'],
    ['/rooms', 'rooms'],
    ['/rooms/', 'rooms'],
    ['/rooms/horizon-room', 'room'],
    ['/Testimonials', 'reviews'],
    ['/LOGIN', 'login'],
    ['/404', 'not-found'],
    ['/rooms/a/b', 'not-found'],
    ['/nowhere', 'not-found'],
  ])('%s is the screen %s', (path, name) => {
    expect(matchScreen(path).name).toBe(name)
  })
})
