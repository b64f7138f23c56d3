/** Limits and constants of the product. Source: specification, §5 and §9, unless a line says otherwise. */
export const limits = {
  /** Rooms shown on the home page. */
  featuredRooms: 3,
  guests: { min: 1, max: 8, default: 2 },
  /** Rooms in one booking; ours: a larger party writes to the property. */
  rooms: { max: 5 },
  /** Oldest age of a guest who counts as a child; ours. */
  childAge: { max: 17 },
  /** Kinds of extras in one booking, and the largest quantity of one; ours. */
  extras: { kinds: 10, quantity: 10 },
  /** Rules of one kind in the rates, and the largest amount of one in cents; ours. */
  rates: { rules: 5000, amountCents: 10_000_000 },
  /** How long a quote holds, in minutes; ours: long enough to fill in a form. */
  quoteMinutes: 30,
  rating: { min: 1, max: 5, default: 5 },
  /** Days of a stay that a review speaks of; the upper bound is ours. */
  stayDuration: { min: 1, max: 365 },
  /** Characters of a review shown in the list before the ellipsis. */
  reviewExcerptChars: 120,
  /** Reviews on one page of them; ours, so that no page grows without end. */
  reviewsPerPage: 40,
  /** Suggestions under the country field of a review (45 countries) and of a registration (46). */
  countrySuggestions: { review: 50, register: 5 },
  /** Nights in one stay; ours, so that no request can lock a room for years. */
  nights: { max: 90 },
  /** How far ahead a stay may end, in days; ours. */
  bookingHorizonDays: 730,
  /** Days that one availability request may span (design, REST contract). */
  availabilityDays: 366,
  /** Characters; ours, generous for people and short for abuse. */
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
  /** design, Decisions: at least 8. 200 lets a pass phrase through whole. */
  password: { min: 8, max: 200 },
  /** design, Decisions: 'Remember Me' is 30 days instead of 12 hours. */
  session: { accessMinutes: 10, usualHours: 12, rememberedDays: 30 },
  /** How long the links of mails hold; those for a booking and for its review until so many days after the stay. */
  links: {
    resetMinutes: 30,
    confirmDays: 7,
    bookingDaysAfterStay: 30,
    reviewDaysAfterStay: 90,
    deskDays: 60,
  },
  /** How often a guest may change one booking; ours, so that nobody mails by changing. */
  guestChanges: 10,
  /**
   * Limits of partners, chosen by us. `origins` is the number that one partner may register, `proofHours` how long a
   * link on its page proves that a guest came from there.
   */
  partner: { idChars: 40, nameChars: 80, campaignChars: 80, origins: 20, proofHours: 24 },
  /** Seconds in which Google's confirmation can be used (anchors: at most 300). */
  googleProofSeconds: 300,
  /** Largest body the API reads. */
  bodyBytes: 64 * 1024,
  /** Longest path and query that any call or page has, in characters; Google's answer is the longest. */
  addressChars: 4096,
} as const

/**
 * The code that is mailed beside a link about an account: its digits, how often it may be mistyped in 15 minutes from a
 * browser that asked for it, from all such of one network, from a network where nobody asked, and from everywhere in all.
 */
export const accountCode = {
  digits: 8,
  attempts: { browser: 5, network: 20, stranger: 5, all: 500 },
} as const

/** Google's window in CSS pixels (specification, §9). */
export const googlePopup = { width: 500, height: 600 } as const

/** Times that a visitor can see, in milliseconds (specification, §9). */
export const delays = {
  viewAllMs: 500,
  messageSentMs: 3000,
  loginRedirectMs: 1200,
  /** How long a Google window that looks closed may still answer. */
  popupClosedMs: 8000,
} as const

/**
 * The one cookie of visitors who do not sign in, set only while a canary is live: a number below `seeds`, drawn by lot,
 * for so many days. The privacy page says so. Apart from `limits`, which every page carries.
 */
export const canaryCookie = { seeds: 10_000, days: 30 } as const
