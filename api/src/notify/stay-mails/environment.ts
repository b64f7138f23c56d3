import { z } from 'zod'
import type { StayMailSettings } from './stay-mails.ts'

const onOrOff = z.enum(['on', 'off'], { error: 'on or off' }).default('on')

export const stayMailVariables = {
  /** A mail to guests some days before check-in. */
  BEFORE_ARRIVAL_MAIL: onOrOff,
  /** A mail to guests on the day after departure. */
  AFTER_STAY_MAIL: onOrOff,
}

export const stayMailSettings = (
  environment: Record<keyof typeof stayMailVariables, 'on' | 'off'>,
): StayMailSettings => ({
  preArrival: environment.BEFORE_ARRIVAL_MAIL === 'on',
  postStay: environment.AFTER_STAY_MAIL === 'on',
})
