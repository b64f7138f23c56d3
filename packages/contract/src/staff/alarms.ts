import { z } from 'zod'

/** urgent: guests are turned away or warned now. soon: they will be if nobody acts for days. */
export const alarmSeverities = ['soon', 'urgent'] as const

/** Something that the site found wrong with itself, in the caller's language. */
export const staffAlarm = z.object({
  id: z.int(),
  severity: z.enum(alarmSeverities),
  since: z.string().meta({ description: 'ISO 8601.' }),
  title: z.string(),
  text: z.string().meta({ description: 'What is wrong, and what it does to guests.' }),
  advice: z.string().meta({ description: 'What to do, and whom to ask.' }),
})

/** Alarms that have not ended, oldest first. */
export const staffAlarms = z.object({ alarms: staffAlarm.array() })

export type StaffAlarm = z.infer<typeof staffAlarm>
