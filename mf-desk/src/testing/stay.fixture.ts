import type { Chart, ChartStay, ChartUnit, Payment, StaffStay, StayPage } from '@calm-rest/contract/staff'

/** A guest who comes today, for three nights. */
export const aStay = (given: Partial<StaffStay> = {}): StaffStay =>
  ({
    reference: 'CR-1',
    version: 'v1',
    status: 'confirmed',
    state: 'expected',
    roomId: 'sea',
    roomType: 'Sea view',
    unit: 1,
    isPinned: false,
    checkIn: '2027-05-10',
    checkOut: '2027-05-13',
    nights: 3,
    arrivedOn: null,
    endedOn: null,
    guests: 2,
    children: [],
    firstName: 'Amara',
    lastName: 'Perera',
    email: 'amara@example.com',
    phone: '+94 77 123 4567',
    lang: 'en',
    arrival: null,
    foodNote: null,
    wishes: null,
    note: null,
    totalPrice: 300,
    paid: 0,
    due: 300,
    nationalities: {},
    phoneCountry: 'LK',
    bookedAt: '2027-04-01T08:00:00.000Z',
    ...given,
    may: {
      checkIn: true,
      checkOut: false,
      noShow: false,
      undo: false,
      change: true,
      price: true,
      cancel: 'free',
      ...given.may,
    },
  }) as StaffStay

export const aPayment = (given: Partial<Payment> = {}): Payment => ({
  id: 1,
  at: '2027-05-09T08:00:00.000Z',
  who: 'Nirosha',
  amount: 100,
  method: 'cash',
  note: null,
  reverses: null,
  isReversed: false,
  priceIfReversed: null,
  ...given,
})

export const aStayPage = (given: Partial<StayPage> = {}): StayPage => ({
  stay: aStay(),
  otherRooms: [],
  priceLines: [],
  plan: 'Flexible',
  partner: null,
  campaign: null,
  freeCancellationUntil: '2027-05-08T08:00:00.000Z',
  cancelledAt: null,
  refund: null,
  otherStays: [],
  payments: [],
  paysOnlineWith: null,
  paymentLinks: [],
  timeline: [],
  messages: [],
  ...given,
})

export const aUnit = (given: Partial<ChartUnit> = {}): ChartUnit => ({
  roomId: 'sea',
  roomType: 'Sea view',
  unit: 1,
  guests: 2,
  isReady: true,
  outOfOrderUntil: null,
  ...given,
})

export const aChart = (given: Partial<Chart> = {}): Chart => ({
  from: '2027-05-10',
  until: '2027-05-13',
  today: '2027-05-10',
  units: [aUnit(), aUnit({ unit: 2 })],
  stays: [],
  blocks: [],
  closures: [],
  ...given,
})

/** The same stay as it lies in the chart. */
export const aChartStay = (given: Partial<ChartStay> = {}): ChartStay => ({
  reference: 'CR-1',
  version: 'v1',
  state: 'expected',
  roomId: 'sea',
  unit: 1,
  from: '2027-05-10',
  until: '2027-05-13',
  checkIn: '2027-05-10',
  checkOut: '2027-05-13',
  name: 'Amara Perera',
  guests: 2,
  isPinned: false,
  hasNote: false,
  ...given,
})
