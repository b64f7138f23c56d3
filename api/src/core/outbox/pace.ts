/** When mail is tried, in milliseconds. */
export interface MailPace {
  /** How often somebody looks for mail that nobody rang for: another process added it, or its time has come. */
  pollMs: number
  /** The wait after a first failure; it doubles with each further one … */
  retryFirstMs: number
  /** … up to this. */
  retryCapMs: number
  /** A mail that could not be sent for so long is given up … */
  giveUpMs: number
  /** … but not before so many attempts: the site itself may have been off for days, or its clock wrong. */
  giveUpAttempts: number
  /** One attempt may take so long … */
  deadlineMs: number
  /** … and one at a partner's server or a push service so long. */
  webhookDeadlineMs: number
  /** After so long without success the owner is told that a partner does not get its notices. */
  tellOwnerMs: number
  /** So long nobody else tries a mail that is being sent. Longer than the deadline, or it is sent twice. */
  leaseMs: number
  /** How long an attempt may go on after the process was asked to stop. */
  stopGraceMs: number
}

export const defaultPace: MailPace = {
  pollMs: 10_000,
  retryFirstMs: 30_000,
  retryCapMs: 60 * 60_000,
  giveUpMs: 3 * 24 * 60 * 60_000,
  giveUpAttempts: 12,
  deadlineMs: 60_000,
  webhookDeadlineMs: 10_000,
  tellOwnerMs: 24 * 60 * 60_000,
  leaseMs: 2 * 60_000,
  stopGraceMs: 1_500,
}

/** Half to all of the doubled wait, so that mails that failed together do not come back together. */
export const retryDelayMs = (
  attempts: number,
  { retryFirstMs, retryCapMs }: Pick<MailPace, 'retryFirstMs' | 'retryCapMs'>,
  random: () => number = Math.random,
) => {
  const wholeMs = Math.min(retryCapMs, retryFirstMs * 2 ** (attempts - 1))
  return Math.round(wholeMs * (0.5 + random() / 2))
}
