/** Timing of attempts to send, in milliseconds. */
export interface MailPace {
  /** Interval of polls for mail without a signal: another process added it, or its time has come. */
  pollMs: number
  /** Wait after a first failure. It doubles with each further one … */
  retryFirstMs: number
  /** … up to this maximum. */
  retryCapMs: number
  /** Mail that could not be sent for this long is given up … */
  giveUpMs: number
  /** … but only after this many attempts: the site itself may have been off for days, or its clock wrong. */
  giveUpAttempts: number
  /** Maximum duration of an attempt … */
  deadlineMs: number
  /** … and of one at a partner's server or a push service. */
  webhookDeadlineMs: number
  /** Time without success after which the owner is notified that a partner does not receive its notices. */
  tellOwnerMs: number
  /**
   * Time for which no other process tries a mail that is being sent. It must exceed the deadline, or mail is sent
   * twice.
   */
  leaseMs: number
  /** How long an attempt may continue after the process was asked to stop. */
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

/** Returns between half and all of the doubled wait, so that mails that failed together are not repeated together. */
export const retryDelayMs = (
  attempts: number,
  { retryFirstMs, retryCapMs }: Pick<MailPace, 'retryFirstMs' | 'retryCapMs'>,
  random: () => number = Math.random,
) => {
  const wholeMs = Math.min(retryCapMs, retryFirstMs * 2 ** (attempts - 1))
  return Math.round(wholeMs * (0.5 + random() / 2))
}
