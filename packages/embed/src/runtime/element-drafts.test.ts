import { expect, it } from 'vitest'
import type { Handover } from '../handover.ts'
import { draftLifeMs, roomChosenFor, takeDrafts } from './element-drafts.ts'

/** Elements of a page whose clock only moves when a test moves it. */
const openPage = () => {
  let time = 0
  const elementWith = (attributes: Record<string, string>) => {
    const element = { getAttribute: (name: string) => attributes[name] ?? null } as unknown as Element
    const mount = (change: Partial<Handover> = {}) => {
      const handover = { kind: 'booking', element, query: () => attributes, isReset: false, ...change }
      return takeDrafts(handover as Handover, () => time)
    }
    return { element, attributes, mount }
  }
  return {
    elementWith,
    mount: (attributes: Record<string, string>, change?: Partial<Handover>) =>
      elementWith(attributes).mount(change),
    pass: (ms: number) => {
      time += ms
    },
  }
}

/** Each test has its own partner: drafts live as long as the module. */
let partners = 0
const partner = () => `partner-${partners++}`

it('keeps a draft for the next element of this kind, partner and room, and for no other', () => {
  const { mount } = openPage()
  const own = { partner: partner(), room: 'loft' }
  const first = mount(own)
  first.port.write('form', 'Anna')
  first.leave()
  const others = [
    mount({ ...own, room: 'attic' }),
    mount({ partner: own.partner }),
    mount({ partner: partner(), room: 'loft' }),
  ]
  for (const other of [...others, mount(own, { kind: 'rooms' })])
    expect(other.port.read('form')).toBeUndefined()
  expect(mount({ ...own, checkIn: '2027-07-01' }).port.read('form')).toBe('Anna')
})

it('shares none between two elements on the page at the same time', () => {
  const { mount } = openPage()
  const own = { partner: partner() }
  const first = mount(own)
  const second = mount(own)
  first.port.write('form', 'Anna')
  expect([second.port.read('form'), mount(own).port.read('form')]).toEqual([undefined, undefined])
  first.leave()
  expect([mount(own).port.read('form'), mount(own).port.read('form')]).toEqual(['Anna', undefined])
})

it('keeps none that is cleared, reset or an hour old', () => {
  const { mount, pass } = openPage()
  const own = { partner: partner() }
  const leave = (work: (drafts: ReturnType<typeof mount>) => void) => {
    const drafts = mount(own)
    drafts.port.write('form', 'Anna')
    work(drafts)
    drafts.leave()
  }
  leave(({ port }) => port.forget('form'))
  expect(mount(own).port.read('form')).toBeUndefined()
  leave(() => {})
  expect(mount(own, { isReset: true }).port.read('form')).toBeUndefined()
  expect(mount(own).port.read('form')).toBeUndefined()
  leave(() => pass(draftLifeMs - 1))
  expect(mount(own).port.read('form')).toBe('Anna')
  leave(() => pass(draftLifeMs))
  expect(mount(own).port.read('form')).toBeUndefined()
})

it('follows the room that the page names, and stays if the visitor chose another', () => {
  const { elementWith, mount } = openPage()
  const own = { partner: partner() }
  const { element, attributes, mount: begin } = elementWith({ ...own })
  const drafts = begin()
  drafts.port.write('form', 'Anna')
  for (const room of ['loft', 'attic']) {
    roomChosenFor(element, room)
    attributes.room = room
    drafts.follow()
  }
  drafts.leave()
  const next = mount(own)
  expect(next.port.read('form')).toBe('Anna')
  next.leave()
  // the same element again, with the room in its attribute
  const again = begin()
  expect(again.port.read('form')).toBe('Anna')
  attributes.room = 'suite'
  again.follow()
  again.leave()
  expect(mount(own).port.read('form')).toBeUndefined()
  expect(mount({ ...own, room: 'suite' }).port.read('form')).toBe('Anna')
})
