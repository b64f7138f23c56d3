import { figure, group, groupOf, line, optional, text } from '../fields.ts'

const happened = { when: line(40), what: line(200) } as const
const named = { name: line(120) } as const

export const managerTexts = {
  head: group({ description: line(200) }),
  header: group({ role: line(60), lead: line(200), brochure: optional(line(60)) }),
  bio: group({ title: line(80), first: text(), second: optional(text()) }),
  figures: groupOf({ note: optional(line(160)) }, 4, { value: figure, label: line(60) }),
  contact: group({ title: line(80), office: optional(line(160)), network: optional(line(120)) }),
  philosophy: group({ title: line(80), text: text(400) }),
  career: groupOf({ title: line(80) }, 12, happened),
  awards: groupOf({ title: line(80) }, 12, happened),
  services: groupOf({ title: line(80) }, 12, named),
  certifications: groupOf({ title: line(80) }, 12, named),
} as const
