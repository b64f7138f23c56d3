const grounds = ['surface', 'surface-raised', 'surface-sunken']

/** Grounds and what is read on them: 4.5:1 (WCAG 1.4.3). Tokens by their names without `--cr-`. */
export const textOn: [string[], string[]][] = [
  [grounds, ['text', 'text-soft', 'link', 'danger', 'success', 'accent', 'warning', 'info']],
  [['accent', 'accent-hover'], ['on-accent']],
  [['accent-soft'], ['on-accent-soft', 'text']],
  [['success'], ['on-success']],
  [['success-soft'], ['success', 'text']],
  [
    ['danger-soft', 'warning-soft', 'info-soft'],
    ['text', 'danger', 'warning', 'info', 'link'],
  ],
  [
    ['sea-deep', 'sea', 'tea-deep'],
    ['on-sea', 'on-sea-soft'],
  ],
  [['sun'], ['on-sun']],
  [['sand'], ['text-soft']],
  [['link', 'text', 'danger', 'success', 'warning', 'info'], ['surface']],
]

/** Grounds and what is seen on them, such as edges of controls and focus rings: 3:1 (WCAG 1.4.11). */
export const edgesOn: [string[], string[]][] = [
  [grounds, ['border-control', 'focus', 'star', 'link', 'danger']],
  [['sea-deep', 'tea-deep'], ['sun']],
]
