/** Allowed HTML of a server bundle: as React's `renderToString` writes it, within its own slot. */

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const voidElements = words('area br col hr img input link source track wbr')

/** An allow list: elements of later HTML versions are refused until they were reviewed. */
const elements = words(
  'a abbr address article aside b bdi bdo blockquote br button caption cite code col colgroup data datalist dd del ' +
    'details dfn dialog div dl dt em fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr i img ' +
    'input ins kbd label legend li link main mark menu meter nav ol optgroup option output p picture pre progress q ' +
    'rp rt ruby s samp search section select small source span strong sub summary sup svg table tbody td textarea ' +
    'tfoot th thead time tr u ul var video audio track wbr',
)

/** Inside of `<svg>`: without scripts, styles, animations, links and HTML. */
const svgElements = words(
  'circle clippath defs desc ellipse filter feblend fecolormatrix fecomposite feflood fegaussianblur femerge ' +
    'femergenode feoffset feturbulence g line lineargradient marker mask path pattern polygon polyline ' +
    'radialgradient rect stop svg symbol text title tspan use',
)

/** The parser of browsers closes others for these, ancestors of the slot too, unless they stand where they belong. */
const parents: Record<string, ReadonlySet<string>> = {
  li: words('ul ol menu'),
  dt: words('dl div'),
  dd: words('dl div'),
  caption: words('table'),
  colgroup: words('table'),
  col: words('colgroup'),
  thead: words('table'),
  tbody: words('table'),
  tfoot: words('table'),
  tr: words('table thead tbody tfoot'),
  th: words('tr'),
  td: words('tr'),
  optgroup: words('select datalist'),
  option: words('select optgroup datalist'),
}
/** Elements that may only contain the ones that name them above; the parser moves or drops others. */
const onlyOwnChildren = words('table colgroup thead tbody tfoot tr select optgroup datalist')
const onlyText = words('textarea option title desc')
const neverNested = words('a button form')

/**
 * Ids of the document itself, by which its scripts find elements (render-page.ts, page-scripts.ts,
 * layout.tsx).
 */
const idsOfPage = words('rendered composition facts texts scripts site main demonstration')
/** A name on these is a member of `document`, in the place of its own. */
const neverNamed = words('form img')
const watched = words('id name form action formaction href src xlink:href poster')
/** The preload that React's renderer hoists for a picture, and no other link. */
const preload =
  /^ rel="preload" as="image"(?: (?:href|imagesrcset|imagesizes|fetchpriority|crossorigin|type|media|referrerpolicy)="[^"]*")*$/i

const comment = /<!--(?: |\/?\$|\/?&|F!?)-->/y
const tag = /<(\/?)([a-z][a-z0-9]*)((?: [a-z_:][-\w:.]*="[^"<>]*")*)(\/?)>/iy
const attribute = / ([^=]+)="([^"]*)"/g
/** Any but the five that React writes: none hides the beginning of an address. Without `;` none means a character of one. */
const foreignEntity = /&(?!amp;|lt;|gt;|quot;|#x27;)(?:#|[a-z0-9]+;)/i

/** Browsers' parsers flatten trees deeper than 512. */
const mostDepth = 200
/** Most quoted characters in a message, since they are untrusted. */
const mostChars = 80

/**
 * Why a server bundle's HTML is refused in a page; undefined if it is not. `site`: origin of forms, '' on own
 * pages.
 */
export const wrongInHtml = (html: string, site = ''): string | undefined => {
  const open: string[] = []
  let svgDepth = 0
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at)) {
    comment.lastIndex = at
    if (comment.test(html)) {
      at = comment.lastIndex
      continue
    }
    tag.lastIndex = at
    const [whole, slash, written = '', attributes = '', selfClosing] = tag.exec(html) ?? []
    if (whole === undefined) return `not as React writes it: ${html.slice(at, at + mostChars)}`
    at += whole.length
    const name = written.toLowerCase()
    if (slash) {
      if (attributes || selfClosing || open.pop() !== name) return `</${name}> closes another element`
      if (open.length < svgDepth) svgDepth = 0
      continue
    }
    const wrong =
      wrongElement(name, attributes, open, svgDepth > 0) ??
      (attributes && name !== 'link' ? wrongAttribute(name, attributes, site) : undefined)
    if (wrong) return wrong
    if (svgDepth > 0 ? selfClosing : voidElements.has(name)) continue
    if (selfClosing) return `<${name}/>`
    if (open.push(name) > mostDepth) return 'nested too deep'
    if (name === 'svg' && svgDepth === 0) svgDepth = open.length
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : undefined
}

const wrongElement = (name: string, attributes: string, open: readonly string[], inSvg: boolean) => {
  const parent = open.at(-1) ?? ''
  const isIn = parents[name]
  const isWrong =
    !(inSvg ? svgElements : elements).has(name) ||
    onlyText.has(parent) ||
    (isIn ? !isIn.has(parent) : onlyOwnChildren.has(parent) && name !== 'hr') ||
    (neverNested.has(name) && open.includes(name)) ||
    (name === 'link' && !preload.test(attributes))
  return isWrong ? `<${name}> in <${parent}>` : undefined
}

const wrongAttribute = (element: string, attributes: string, site: string) => {
  attribute.lastIndex = 0
  for (let found = attribute.exec(attributes); found; found = attribute.exec(attributes)) {
    const [, written = '', value = ''] = found
    const name = written.toLowerCase()
    const isWrong =
      name.startsWith('on') ||
      (value.includes('&') && foreignEntity.test(value)) ||
      (watched.has(name) && isWrongValue(element, name, value, site))
    if (isWrong) return `${name} of <${element}>`
  }
  return undefined
}

const isWrongValue = (element: string, name: string, value: string, site: string): boolean => {
  switch (name) {
    case 'id':
      return idsOfPage.has(value)
    case 'name':
      return neverNamed.has(element)
    // a field or a button of the form in another slot
    case 'form':
      return true
    case 'action':
    case 'formaction':
      return !isOfSite(value, site)
    default:
      return isScript(value)
  }
}

/** A path of the site, as the browser reads it: it drops line breaks and tabs, and takes `\` for `/`. */
const isOfSite = (address: string, site: string) =>
  address.startsWith(`${site}/`) && !/^\/|[\t\n\r\\]/.test(address.slice(site.length + 1))

/** The browser drops spaces and control characters. */
const isScript = (address: string) => {
  if (!address.includes(':')) return false
  return /^(?:javascript|vbscript|data:text)/i.test(address.replace(/[\0- ]/g, ''))
}
