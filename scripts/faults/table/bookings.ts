import type { Fault } from '../fault.ts'

/** Faults of the price, the dates and the mails of a stay. */
export const bookingFaults: readonly Fault[] = [
  {
    id: 'receipt-cent',
    what: 'the confirmation says a cent less than was booked',
    test: 'api/src/bookings/routes.sql.test.ts',
    file: 'api/src/bookings/book.ts',
    find: 'totalPrice: toDollars(sumCents)',
    replace: 'totalPrice: toDollars(sumCents - 1)',
  },
  {
    id: 'total-trusted',
    what: 'the total that the page sends is taken for the price',
    test: 'api/src/http/bad-input.test.ts',
    file: 'api/src/bookings/stay-rules.ts',
    find: 'if (toCents(seenDollars) === totalCents) return',
    replace: 'if (seenDollars > 0) return',
  },
  {
    id: 'check-out-day',
    what: 'a room is not free on the day on which a guest leaves',
    test: 'api/src/bookings/routes.sql.test.ts',
    file: 'api/src/bookings/inventory.ts',
    find: 'n.night >= ? AND n.night < ?)',
    replace: 'n.night >= ? AND n.night <= ?)',
  },
  {
    id: 'today-in-utc',
    what: 'between midnight and 5:30 in Sri Lanka yesterday can still be booked',
    test: 'api/src/bookings/routes.sql.test.ts',
    file: 'api/src/bookings/book.ts',
    find: 'const today = dateInZone(at, hotel.timeZone)',
    replace: "const today = dateInZone(at, 'UTC')",
  },
  {
    id: 'idempotency',
    what: 'a booking that is sent twice is booked twice',
    test: 'api/src/bookings/idempotency.sql.test.ts',
    file: 'api/src/bookings/routes.ts',
    find: 'key === undefined ? undefined :',
    replace: 'key === undefined || key ? undefined :',
  },
  {
    id: 'no-confirmation',
    what: 'a guest who booked gets no mail',
    test: 'api/src/desk/commands/bookings.sql.test.ts',
    file: 'api/src/bookings/book.ts',
    find: "const mayMail = email !== '' &&",
    replace: "const mayMail = email === '' &&",
  },
  {
    id: 'desk-cancel',
    what: 'nights of a stay that the owner cancels stay taken',
    test: 'api/src/desk/commands/bookings.sql.test.ts',
    file: 'api/src/bookings/cancel.ts',
    find: 'await free.run(room.id)',
    replace: "if (by === 'guest') await free.run(room.id)",
  },
]
