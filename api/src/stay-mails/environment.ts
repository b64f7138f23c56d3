import { z } from 'zod'
import type { StayMails } from './stay-mails.ts'

const onOrOff = z.enum(['on', 'off'], { error: 'on or off' }).default('on')

export const stayMailVariables = {
  /** A mail to guests some days before check-in. */
  BEFORE_ARRIVAL_MAIL: onOrOff,
  /** A mail to guests on the day after departure. */
  AFTER_STAY_MAIL: onOrOff,
}

export const stayMails = (environment: Record<keyof typeof stayMailVariables, 'on' | 'off'>): StayMails => ({
  ahead: environment.BEFORE_ARRIVAL_MAIL === 'on',
  thanks: environment.AFTER_STAY_MAIL === 'on',
})
