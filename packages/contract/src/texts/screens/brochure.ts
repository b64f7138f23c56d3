import { group, groupOf, line, text } from '../fields.ts'

export const brochureTexts = {
  head: group({ description: line(200) }),
  cover: group({ lead: line(240), picture: line(200) }),
  sections: groupOf({}, 6, { title: line(60), text: text(400) }),
  foot: group({ times: line(200) }),
} as const
