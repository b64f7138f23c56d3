import { limits } from '@calm-rest/contract/limits'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Returns the end of a session that begins now, however often it is refreshed. */
export const sessionEnd = (now: Date, remember: boolean) => {
  const { usualHours, rememberedDays } = limits.session
  const hours = remember ? rememberedDays * 24 : usualHours
  return new Date(now.getTime() + hours * hourMs).toISOString()
}

/** Returns the end of an access token issued now: never after its session. */
export const accessEnd = (now: Date, sessionEndsAt: string) => {
  const end = new Date(now.getTime() + limits.session.accessMinutes * minuteMs).toISOString()
  return end < sessionEndsAt ? end : sessionEndsAt
}
