import { createHash } from 'node:crypto'
import type { Composition } from '@calm-rest/contract/releases'
import { barWidths } from '../../src/layout/header/more/fitting-entries.ts'
import { barEntriesMax, menuEntriesOf } from '../../src/routes/menu-entries.ts'
import type { InlineStyle } from './inline-styles.ts'

const [narrowest] = barWidths

const perWidth = barWidths.map(
  (width) =>
    `@media (width<${width}px){nav [data-from="${width}"]{display:none}}` +
    `@media (width>=${width}px){nav [data-until="${width}"]{display:none}}`,
)

const css = `${perWidth.join('')}
[data-more]>ul{list-style:none;margin:0;padding:0;color:inherit}
@media (width>=${narrowest}px){
[data-more]>button{gap:.4em;border:0;background:none;cursor:pointer;anchor-name:--more}
[data-more]>button:after{content:"";inline-size:.4em;block-size:.4em;margin-block-end:.2em;border:solid;border-width:0 2px 2px 0;rotate:45deg}
[data-more]:has(:popover-open)>button:after{margin-block-end:-.2em;rotate:225deg}
[data-more]:has([aria-current])>button{text-decoration-line:underline}
[data-more]>ul{position:fixed;inset:7rem var(--cr-space-gutter) auto auto;min-inline-size:13rem;max-block-size:calc(100dvb - 8rem);padding:var(--cr-space-2);overflow:auto;border:1px solid var(--cr-border);border-radius:var(--cr-radius);background:var(--cr-surface);box-shadow:var(--cr-shadow-over)}
@supports (position-area:block-end){[data-more]>ul{position-anchor:--more;position-area:block-end span-inline-start;inset:auto}}
}
@media (width<${narrowest}px){
[data-more],[data-more]>ul{display:contents}
[data-more]>button{display:none}
}
@media (width<${narrowest}px) and (scripting:enabled){[data-more] li{border-block-start:1px solid var(--cr-border)}}
`

/** Style sheet of a menu with more entries of remotes than the bar holds, in the page: others do without it. */
const menuStyle: InlineStyle = {
  address: 'menu',
  text: css,
  integrity: `sha384-${createHash('sha384').update(css).digest('base64')}`,
}

/** The style sheets that the menu of a page needs beside that of the shell. */
export const menuStyles = ({ places }: Pick<Composition, 'places'>): InlineStyle[] =>
  menuEntriesOf(places).length > barEntriesMax ? [menuStyle] : []
