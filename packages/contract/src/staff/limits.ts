/** Limits of the front desk; our choice. */
export const staffLimits = {
  /** A session ends this many hours after the sign-in, or this many hours after its last request. */
  sessionHours: 12,
  idleHours: 2,
  /** How often the stream of changes sends `alive`: below the idle timeouts of proxies. */
  aliveSeconds: 15,
  /**
   * Most open streams of changes of each process. When one more opens, the oldest ends with the event
   * `superseded`. In total they leave 800 of the 900 connections of a process to guests.
   */
  streams: { ofSession: 4, ofMember: 10, ofAll: 100 },
  /** How long a used passkey counts as proof for changes of money and staff. */
  proofMinutes: 10,
  /**
   * What all members together may do without that proof in an hour and in 24 hours: enough for a day's work,
   * and too little to empty the property with a stolen session.
   */
  withoutProof: {
    /** Units taken out of sale, and most nights of one of them. */
    closedUnits: { hour: 2, day: 5 },
    closedNights: 14,
    /** Nights of a new stay, or nights added to a stay. */
    stayNights: 14,
    /** Stays booked at the front desk. */
    walkIns: { hour: 5, day: 20 },
    /** Departures and no-shows that put booked nights up for sale again. */
    earlyEnds: { hour: 5, day: 20 },
    /** Changes of stays and answers to messages; each sends a mail to a guest. */
    changes: { hour: 10, day: 50 },
    answers: { hour: 10, day: 50 },
  },
  /** How far from today a member with the right to keep rooms can take a unit out of order, in nights. */
  outOfOrderNights: 7,
  /** How long an invitation link is valid; it works once. */
  inviteHours: 24,
  /**
   * How long a mailed code is valid; its digits; how many wrong attempts are allowed in 15 minutes from one
   * network, on a device that the member has used, and in total.
   */
  codeMinutes: 10,
  codeDigits: 8,
  codeAttempts: 5,
  codeAttemptsInAll: 2000,
  /** How long a passkey challenge is valid. */
  challengeMinutes: 5,
  /** Most phones of one member that get push messages; a further one replaces the least recently used. */
  pushPhones: 10,
  /** After so many days without use of the front desk a phone gets no more push messages. */
  pushDays: 30,
  /** Most messages or reviews in one response: what a phone shows at once. */
  listed: 50,
  /** Most messages closed by one action. */
  closedAtOnce: 200,
  /** Letters and digits of a new promotion code; older codes may be shorter. */
  promotionCode: { min: 6, max: 20 },
  /** Most extras and taxes, and most dated changes of one tax. */
  rates: { extras: 50, taxes: 20, taxChanges: 10 },
  /** Most closures that are kept, and characters of a closure's note. */
  closures: { max: 100, note: 80 },
  /** Most bookings or reviews of a flood in one list, and in one call that undoes them. */
  floodListed: 600,
  floodBatch: 50,
  /** How long a change of prices is listed and can be undone. */
  priceChangeDays: 7,
  /** Most nights on one chart. */
  chartNights: 400,
  /** Most room types in one change of prices. */
  changedRooms: 100,
  /** Highest price of a night: enough in rupiah, and in cents within PostgreSQL's integer. */
  price: 10_000_000,
  /** Square metres of a room. */
  roomSize: { min: 5, max: 500 },
  /** Most features on a room's card; most amenities on a room's page. */
  roomFeatures: 4,
  roomAmenities: 30,
  /** Most amenities of the property. */
  amenities: 200,
  /** Most units of one room type, and the highest unit number. */
  units: 100,
  unitNumber: 1000,
  /**
   * Photographs of rooms: generous for any camera, and low enough for the memory of a small machine. `ratio`
   * is the longer side divided by the shorter one; a longer picture would be cropped to nothing in a frame of
   * 3:2. Below `minWidth` pixels a picture looks soft. The browser shrinks it before it sends it, to
   * `sentSide` pixels and if possible to `sentBytes`.
   */
  photographs: {
    bytes: 30 * 1024 * 1024,
    pixels: 80_000_000,
    minWidth: 800,
    ratio: 4,
    perRoom: 30,
    sentSide: 2400,
    sentBytes: 900_000,
    /** How long a removed photograph can be restored. */
    undoMinutes: 60,
  },
  /** A logo is shown small: more pixels are a mistake or an attack. `ratio` is the longer side divided by the shorter one. */
  logo: { bytes: 2 * 1024 * 1024, pixels: 16_000_000, minSide: 64, ratio: 8 },
  /** Most characters. */
  text: {
    memberName: 80,
    roleName: 40,
    deviceName: 60,
    note: 2000,
    reason: 200,
    roomName: 60,
    roomBed: 80,
    roomDescription: 1200,
    unitName: 24,
    amenity: 40,
    paymentNote: 200,
    payerName: 120,
    payerAddress: 300,
    payerTaxNumber: 40,
    /** Names of rate plans, extras, taxes and seasons. */
    rateName: 60,
    /** Of a company on an invoice, and of a line at the end of documents. */
    documentAddress: 300,
    taxNumber: 40,
    documentFooter: 200,
  },
} as const

export type StaffLimits = typeof staffLimits
