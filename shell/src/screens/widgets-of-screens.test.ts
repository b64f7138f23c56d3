import { describe, expect, it } from 'vitest'
import { renderPage } from '../testing/page.fixture.ts'

const stay = 'checkIn=2027-07-01&checkOut=2027-07-04&guests=2'
const dates = { checkIn: '2027-07-01', checkOut: '2027-07-04', guests: 2 }

describe('a screen hands its widgets what the address says:', () => {
  it.each([
    ['/rooms', 'room-list', { withSearch: true }],
    [`/rooms?category=family&${stay}`, 'room-list', { withSearch: true, category: 'family', ...dates }],
    ['/rooms/horizon-room', 'room-detail', { id: 'horizon-room' }],
    [
      `/rooms/horizon-room?${stay}&children=4`,
      'room-detail',
      { id: 'horizon-room', ...dates, children: '4' },
    ],
    ['/testimonials', 'review-list', {}],
    ['/testimonials?page=1', 'review-list', {}],
    ['/testimonials?page=2', 'review-list', { page: 2 }],
    ['/testimonials?page=999', 'review-list', { page: 999 }],
    ['/testimonials?page=1000', 'review-list', {}],
    ['/testimonials?page=02', 'review-list', {}],
    [
      '/testimonials?rating=4&writtenIn=de&roomType=sea+view&sort=lowest&page=2',
      'review-list',
      { rating: 4, writtenIn: 'de', roomType: 'sea view', sort: 'lowest', page: 2 },
    ],
    ['/testimonials?rating=6&writtenIn=%25&roomType=%3Cb%3E&sort=newest', 'review-list', {}],
    ['/write-review', 'write-review', {}],
    [`/book?room=loft&${stay}&children=4,9`, 'book', { room: 'loft', ...dates, children: '4,9' }],
    ['/book?guests=0', 'book', {}],
    ['/book?guests=1.5', 'book', {}],
    [`/login?room=loft&${stay}`, 'login', { room: 'loft', ...dates }],
    [`/register?room=loft&${stay}`, 'register', { room: 'loft', ...dates }],
    ['/forgot-password', 'forgot-password', {}],
  ])('%s to %s', async (address, widget, props) => {
    const { slots } = await renderPage(address)
    expect(JSON.parse(JSON.stringify(slots.find((slot) => slot.widget === widget)?.props))).toEqual(props)
  })

  it('the room to its reviews, too', async () => {
    const { slots } = await renderPage('/rooms/horizon-room')
    expect(slots).toMatchInlineSnapshot(`
      [
        {
          "props": {
            "checkIn": undefined,
            "checkOut": undefined,
            "children": undefined,
            "guests": undefined,
            "id": "horizon-room",
          },
          "remote": "mf-rooms",
          "widget": "room-detail",
        },
        {
          "props": {
            "id": "horizon-room",
          },
          "remote": "mf-reviews",
          "widget": "room-reviews",
        },
      ]
    `)
  })
})
