import * as s from '../shapes.ts'
import { get } from './call.ts'

export const alarmCalls = {
  readAlarms: get('/alarms', 'manage staff', { answer: s.staffAlarms }),
}
