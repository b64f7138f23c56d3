import { choice, figure, group, groupOf, line, optional, text } from '../fields.ts'

export const homeTexts = {
  head: group({ title: line(70) }),
  hero: group({ eyebrow: optional(line(60)), title: line(60), text: text(300), picture: line(200) }),
  about: group({ title: line(80), text: text(600), picture: line(200) }),
  figures: groupOf({}, 4, { value: figure, label: line(40), note: optional(line(60)) }),
  rooms: group({ title: line(80), lead: optional(line(200)) }),
  services: groupOf({ title: line(80) }, 8, {
    picture: choice('wifi', 'shuttle', '24h', 'parking'),
    title: line(60),
    text: text(240),
  }),
  guests: group({ title: line(80), quote: text(400), by: line(80) }),
  closing: group({ title: line(80), text: text(400) }),
} as const
