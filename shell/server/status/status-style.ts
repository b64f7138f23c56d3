import { createHash } from 'node:crypto'
import type { ShellBuild } from '@calm-rest/contract/releases'
import { assetAddress } from '../document/asset-address.ts'
import type { InlineStyle } from '../document/inline-styles.ts'

/** The tokens of the site that this page uses, so that it needs no style sheet of a build. */
const css = `
:root{color-scheme:light dark;--surface:light-dark(#fcf8ee,#0c222b);--raised:light-dark(#fffdf7,#12303a);
--text:light-dark(#14262d,#f6edd9);--soft:light-dark(#4c585a,#bdbcae);--border:light-dark(#e9daba,#27474f);
--link:light-dark(#0f4c5c,#9fd0ca);--focus:light-dark(#0f4c5c,#f3c355);--good:light-dark(#3f5c30,#b6ce8b);
--fair:light-dark(#6f4a00,#f3c355);--bad:light-dark(#a1182d,#ff9c94);
--serif:"Young Serif",Georgia,"Noto Serif SC","Songti SC",SimSun,serif;
--sans:Figtree,system-ui,"PingFang SC","Noto Sans SC","Microsoft YaHei",sans-serif}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);font:1.0625rem/1.6 var(--sans);
-webkit-text-size-adjust:100%;text-size-adjust:100%}
header,main,footer{max-inline-size:44rem;margin-inline:auto;padding-inline:clamp(1rem,5vw,2rem)}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:center;justify-content:space-between;padding-block:1rem}
a{color:var(--link);text-underline-offset:.22em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
a:focus-visible{outline:3px solid var(--focus);outline-offset:3px;border-radius:2px}
.name{display:inline-flex;gap:.45em;align-items:center;min-block-size:2.75rem;font:1.25rem/1 var(--serif);
color:inherit;text-decoration:none}
.name svg{inline-size:1.65em;block-size:1.65em}
ul{list-style:none;margin:0;padding:0}
.langs{display:flex;gap:.25rem;margin-inline:-.5rem}
.langs a{display:inline-flex;align-items:center;min-block-size:2.75rem;padding-inline:.5rem}
.langs [aria-current]{color:inherit;font-weight:600;text-decoration:none}
h1,h2{font-family:var(--serif);font-weight:700;line-height:1.14;letter-spacing:-.012em;text-wrap:balance;margin:0}
:lang(zh) :is(h1,h2){font-family:"Noto Serif SC","Noto Serif CJK SC","Songti SC",SimSun,serif}
h1{font-size:clamp(2rem,1.4rem + 3vw,3rem);margin-block-start:clamp(1.5rem,6vw,4rem)}
h2{font-size:1.5rem;margin-block:3rem 1rem}
p{margin:0;text-wrap:pretty}
.at{display:flex;flex-wrap:wrap;gap:0 .75rem;align-items:center;margin-block:.75rem 2rem;color:var(--soft)}
.at a{display:inline-flex;align-items:center;min-block-size:2.75rem}
.parts{border-block-start:1px solid var(--border)}
.parts>li,.past>li{padding-block:1rem;border-block-end:1px solid var(--border)}
.line{display:flex;flex-wrap:wrap;gap:.125rem 1.5rem;align-items:baseline;justify-content:space-between}
.line strong{font-weight:600}
.state{font-weight:600}
.state svg{inline-size:1em;block-size:1em;margin-inline-end:.25em;vertical-align:-.125em}
.works{color:var(--good)}.disturbed{color:var(--fair)}.down{color:var(--bad)}
.soft{color:var(--soft);font-size:.9375rem}
.means{margin-block-start:.5rem;max-inline-size:36rem}
.contact{margin-block-start:2rem;padding:1rem 1.25rem;border-inline-start:3px solid #f3c355;background:var(--raised)}
.contact a{white-space:nowrap}
.past{border-block-start:1px solid var(--border)}
footer{display:flex;flex-wrap:wrap;gap:0 1.5rem;padding-block:3rem}
footer a{display:inline-flex;align-items:center;min-block-size:2.75rem}
`.replaceAll('\n', '')

const families = [
  ['young-serif-latin', 'Young Serif', '400 700'],
  ['figtree-latin', 'Figtree', '300 900'],
] as const

/** The site's own fonts, where this build has them; without them the page reads the same. */
const fontFaces = ({ fonts }: Pick<ShellBuild, 'fonts'>): string =>
  families
    .flatMap(([file, family, weight]) => {
      const name = fonts.find((one) => one.includes(file))
      if (name === undefined) return []
      const src = `url("${assetAddress(name)}")format("woff2")`
      return [`@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:${src}}`]
    })
    .join('')

/** Inline, so that the page is readable while other files are not. `more` are rules of another such page. */
export const statusStyle = (build: Pick<ShellBuild, 'fonts'>, more = ''): InlineStyle => {
  const text = fontFaces(build) + css + more
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
  return { address: 'status', text, integrity }
}
