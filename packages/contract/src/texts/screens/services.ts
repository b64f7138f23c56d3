import { choice, group, groupOf, line, optional, text } from '../fields.ts'

const service = {
  sign: choice(
    'breakfast',
    'wifi',
    'service',
    'bed',
    'pool',
    'parking',
    'shuttle',
    'sea',
    'tea',
    'bicycle',
    'tub',
    'luggage',
  ),
  title: line(60),
  text: text(240),
} as const

export const servicesTexts = {
  head: group({ description: line(200) }),
  header: group({ title: line(60), lead: line(200) }),
  included: groupOf({ title: line(80) }, 12, service),
  asked: groupOf({ title: line(80), lead: optional(line(240)) }, 12, service),
  ask: group({ title: line(80), text: text(300), link: line(60) }),
} as const
