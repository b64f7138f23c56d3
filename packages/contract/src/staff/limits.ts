/** Limits of the front desk, chosen by us. */
export const staffLimits = {
  /** A session ends so many hours after the sign-in, and after so many without a request. */
  sessionHours: 12,
  idleHours: 2,
  /** How often the stream of changes says that it is alive: below what proxies wait for. */
  aliveSeconds: 15,
  /**
   * Open streams of changes, in each process of the site. One more, and the oldest of them ends with the event
   * `superseded`. All together leave 800 of the 900 connections of a process to guests.
   */
  streams: { ofSession: 4, ofMember: 10, ofAll: 100 },
  /** How long a used passkey counts as proof for money and the staff. */
  proofMinutes: 10,
  /**
   * What the staff may do in an hour and in 24 hours without that proof, all members together: enough for a day's work, and
   * too little to empty the house with a session that was taken along.
   */
  withoutProof: {
    /** Units whose nights are taken out of sale, and the nights of one of them. */
    closedUnits: { hour: 2, day: 5 },
    closedNights: 14,
    /** Nights of a new stay, or by which one becomes longer. */
    stayNights: 14,
    /** Stays that are booked at the desk. */
    walkIns: { hour: 5, day: 20 },
    /** Departures and no-shows that put booked nights up for sale. */
    earlyEnds: { hour: 5, day: 20 },
    /** Changes of stays and answers to messages: each is a mail to a guest. */
    changes: { hour: 10, day: 50 },
    answers: { hour: 10, day: 50 },
  },
  /** How long somebody who may only keep rooms can take one out of order, in nights from today. */
  outOfOrderNights: 7,
  /** How long a one-time link to begin with holds; it works once. */
  inviteHours: 24,
  /**
   * How long a mailed code holds, its digits, how often it may be mistyped from one network or on a device that the member
   * has used, in 15 minutes, and how often from everywhere.
   */
  codeMinutes: 10,
  codeDigits: 8,
  codeAttempts: 5,
  codeAttemptsInAll: 2000,
  /** How long a passkey may take to answer. */
  challengeMinutes: 5,
  /** Phones of one member that are told; one more, and the one that was not used longest is told no more. */
  pushPhones: 10,
  /** A phone on which nobody has opened the desk for so many days is told no more. */
  pushDays: 30,
  /** Messages or reviews in one answer: as many as a phone shows at once. */
  listed: 50,
  /** Messages that are closed with one press. */
  closedAtOnce: 200,
  /** Letters and digits of a promotion code that is made now; older ones may be shorter. */
  promotionCode: { min: 6, max: 20 },
  /** Times in which the house is closed, kept at once; characters of the note of one. */
  closures: { max: 100, note: 80 },
  /** Of a flood, bookings or reviews in one list, and those that one call undoes. */
  floodListed: 600,
  floodBatch: 50,
  /** Days for which a change of the prices is listed and can be undone. */
  priceChangeDays: 7,
  /** Nights on one chart. */
  chartNights: 400,
  /** Room types in one change of prices. */
  changedRooms: 100,
  /** Dollars of a night: nobody here asks more, a slip of the finger does. */
  price: 100_000,
  /** Square metres of a room. */
  roomSize: { min: 5, max: 500 },
  /** Features on the card of a room, and amenities on its page. */
  roomFeatures: 4,
  roomAmenities: 30,
  /** Amenities that the house knows. */
  amenities: 200,
  /** Rooms of one type, and the highest number of one. */
  units: 100,
  unitNumber: 1000,
  /**
   * Photographs of rooms: generous for any camera, and low enough for the memory of a small machine. `ratio` is the longer
   * side to the shorter one: beyond, nothing is left of it in a frame of 3:2; narrower than `minWidth` pixels it looks soft.
   * A browser makes it smaller before it sends it, to `sentSide` pixels and where it can to `sentBytes`.
   */
  photographs: {
    bytes: 30 * 1024 * 1024,
    pixels: 80_000_000,
    minWidth: 800,
    ratio: 4,
    perRoom: 30,
    sentSide: 2400,
    sentBytes: 900_000,
    /** How long one that was taken away can come back. */
    undoMinutes: 60,
  },
  /** Characters. */
  text: {
    memberName: 80,
    deviceName: 60,
    note: 2000,
    reason: 200,
    roomName: 60,
    roomBed: 80,
    roomDescription: 1200,
    amenity: 40,
    paymentNote: 200,
  },
} as const

export type StaffLimits = typeof staffLimits
