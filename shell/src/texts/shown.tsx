import type { ShownText } from '@calm-rest/contract/texts'

/** A text of the owner. One that lacks the page's language is marked with its own, for screen readers and hyphens. */
export const Shown = ({ of: text }: { of: ShownText | undefined }) =>
  typeof text === 'object' ? <span lang={text.lang}>{text.text}</span> : text
