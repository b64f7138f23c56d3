/** Limits and constants of the product. Source: specification, §5 and §9, unless a comment names another. */
export const limits = {
  /** Rooms shown on the home page. */
  featuredRooms: 3,
  guests: { min: 1, max: 8, default: 2 },
  /** Most rooms in one booking; our choice: a larger party writes to the property. */
  rooms: { max: 5 },
  /** Highest age of a guest who counts as a child; our choice. */
  childAge: { max: 17 },
  /** Most kinds of extras in one booking, and the largest quantity of one; our choice. */
  extras: { kinds: 10, quantity: 10 },
  /** Most rules of one kind in the rates, and the largest amount of one in cents; our choice: it is enough in every currency. */
  rates: { rules: 5000, amountCents: 1_000_000_000 },
  /** How long a quote is valid, in minutes; our choice: long enough to fill in a form. */
  quoteMinutes: 30,
  rating: { min: 1, max: 5, default: 5 },
  /** Length of the stay that a review describes, in days; the upper bound is our choice. */
  stayDuration: { min: 1, max: 365 },
  /** Characters of a review that the list shows before the ellipsis. */
  reviewExcerptChars: 120,
  /** Reviews on one page; our choice, so that no page grows without limit. */
  reviewsPerPage: 40,
  /** Suggestions below the country field of a review (45 countries) and of a registration (46). */
  countrySuggestions: { review: 50, register: 5 },
  /** Most nights in one stay; our choice, so that no request can block a room for years. */
  nights: { max: 90 },
  /** How far ahead a stay may end, in days; our choice. */
  bookingHorizonDays: 730,
  /** Most days in one availability request (design, REST contract). */
  availabilityDays: 366,
  /** Most characters of texts; our choice: generous for people and too short for abuse. */
  text: {
    name: 80,
    country: 80,
    email: 254,
    phone: 40,
    title: 120,
    review: 4000,
    message: 4000,
    request: 2000,
    flight: 20,
    arrivalNote: 1000,
  },
  /** At least 8 characters (design, Decisions). 200 characters are enough for a passphrase. */
  password: { min: 8, max: 200 },
  /** 'Remember Me' keeps a session for 30 days instead of 12 hours (design, Decisions). */
  session: { accessMinutes: 10, usualHours: 12, rememberedDays: 30 },
  /**
   * How long the links in mails are valid. Links to a booking and to its review are valid for a number of
   * days after the stay.
   */
  links: {
    resetMinutes: 30,
    confirmDays: 7,
    bookingDaysAfterStay: 30,
    reviewDaysAfterStay: 90,
  },
  /** How often a guest may change one booking; our choice, since every change sends mails. */
  guestChanges: 10,
  /**
   * Limits of partners; our choice. `origins` is the number that one partner may register; `proofHours` is
   * how long a signed link proves that a guest came from the partner.
   */
  partner: { idChars: 40, nameChars: 80, campaignChars: 80, origins: 20, proofHours: 24 },
  /** How long Google's confirmation can be used, in seconds (anchors: at most 300). */
  googleProofSeconds: 300,
  /** Largest request body that the API reads, in bytes. */
  bodyBytes: 64 * 1024,
  /**
   * Longest path with query of a call or a page, in characters. The redirect back from Google is the longest
   * one.
   */
  addressChars: 4096,
} as const

/**
 * The code that is mailed beside an account link: its digits, and how many wrong attempts are allowed in 15
 * minutes: from the browser that requested the code, from all such browsers of one network, from a network
 * without a request, and in total.
 */
export const accountCode = {
  digits: 8,
  attempts: { browser: 5, network: 20, stranger: 5, all: 500 },
} as const

/** Size of Google's window in CSS pixels (specification, §9). */
export const googlePopup = { width: 500, height: 600 } as const

/** Durations that a visitor can see, in milliseconds (specification, §9). */
export const delays = {
  viewAllMs: 500,
  messageSentMs: 3000,
  loginRedirectMs: 1200,
  /** How long to wait for the result of a Google window that looks closed. */
  popupClosedMs: 8000,
} as const

/**
 * The one cookie of visitors who are not signed in, set only while a canary is live: a random number below
 * `seeds`, kept for `days`. The privacy page names it. It is not part of `limits`, which every page loads.
 */
export const canaryCookie = { seeds: 10_000, days: 30 } as const

/**
 * How long a token tells a team's server who a guest is, and how long one key signs; our choice. It is not part of
 * `limits`, which every page loads.
 */
export const backendIdentity = { tokenMinutes: 5, keyDays: 30 } as const

/**
 * How long personal data is stored: retention deletes it then, and the privacy page says so. It is not part of `limits`,
 * which every page loads.
 */
export const retention = {
  /** From which network a booking, a message or a review came, as long as the owner may need it to free what a stranger booked. */
  networkDays: 7,
  /** How a page view went, with its network. */
  viewDays: 7,
  /** Flight, arrival and telephone number, counted from the end of the stay. */
  arrivalDays: 30,
  /** That a mail was sent: its kind and time. */
  mailDays: 30,
  /** To which address a mail went, for the limits of mail. */
  recipientMinutes: 60,
  /** Messages, counted from their answer. */
  messageDays: 365,
  /** Accounts without a confirmed address: as long as a session with 'Remember Me' lasts. */
  unconfirmedDays: 30,
  /** That somebody was erased: longer than a backup is kept, which is eight weeks by default. */
  erasureDays: 365,
} as const
