import { figure, group, groupOf, line, optional, text } from '../fields.ts'

export const aboutTexts = {
  head: group({ description: line(200) }),
  header: group({ title: line(60), lead: line(200) }),
  story: group({
    title: line(80),
    first: text(),
    second: optional(text()),
    third: optional(text()),
    picture: line(200),
  }),
  figures: groupOf({}, 4, { value: figure, label: line(40), note: optional(line(60)) }),
  habits: groupOf({ title: line(80) }, 6, { title: line(80), text: text(400) }),
  manager: group({ title: line(80), text: text(400), link: line(60) }),
} as const
