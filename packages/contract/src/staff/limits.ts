/** Limits of the front desk, chosen by us. */
export const staffLimits = {
  /** A session ends so many hours after the sign-in, and after so many without a request. */
  sessionHours: 12,
  idleHours: 2,
  /** How long a used passkey counts as proof for money and the staff. */
  proofMinutes: 10,
  /** How long a one-time link to begin with holds; it works once. */
  inviteHours: 24,
  /** How long a mailed code holds, its digits, and how often one may be mistyped. */
  codeMinutes: 10,
  codeDigits: 8,
  codeAttempts: 5,
  /** How long a passkey may take to answer. */
  challengeMinutes: 5,
  /** Phones of one member that are told; one more, and the one that was not used longest is told no more. */
  pushPhones: 10,
  /** A phone on which nobody has opened the desk for so many days is told no more. */
  pushDays: 30,
  /** Nights on one chart. */
  chartNights: 400,
  /** Room types in one change of prices. */
  changedRooms: 100,
  /** Characters. */
  text: { memberName: 80, deviceName: 60, note: 2000, reason: 200, paymentNote: 200 },
} as const
