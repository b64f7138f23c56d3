import { choice, group, groupOf, line, optional, text } from '../fields.ts'

export const locationTexts = {
  head: group({ description: line(200) }),
  header: group({ title: line(60), lead: line(200) }),
  map: group({ picture: line(200) }),
  near: groupOf({ title: line(80) }, 12, {
    picture: choice(
      'mirissa-beach',
      'coconut-tree-hill',
      'parrot-rock',
      'whale-harbour',
      'weligama-bay',
      'galle-fort',
    ),
    name: line(60),
    distance: line(20),
    walk: optional(line(60)),
    text: text(300),
  }),
  transport: groupOf({ title: line(80) }, 6, {
    sign: choice('bicycle', 'taxi', 'car', 'shuttle', 'plane'),
    title: line(60),
    when: optional(line(60)),
    text: text(300),
  }),
  /** Each line of `steps` is a step. */
  directions: groupOf({ title: line(80) }, 4, {
    sign: choice('plane', 'car', 'taxi', 'shuttle'),
    title: line(60),
    steps: text(),
  }),
} as const
