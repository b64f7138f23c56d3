/** Looks, and what another attribute or the text already tells. */
const untold =
  /^(class|style|id|for|tabindex|aria-(labelledby|describedby|controls|label)|open|part|xmlns|viewBox)$/

const ownLine =
  /^(h[1-6]|p|li|dt|dd|th|td|button|a|input|select|textarea|option|summary|legend|caption|img|time|output)$/

/**
 * For tests: what a page says and offers, in reading order: a line for each text and control, with its state and
 * limits in attributes. Hidden parts and closed dialogs are left out, labels stand with their fields.
 */
export const outlineOf = (page: Element): string => linesOf(page).join('\n')

const linesOf = (element: Element): string[] => {
  if (isLeftOut(element)) return []
  if (element.localName === 'label') return [...element.querySelectorAll('input')].flatMap(linesOf)
  const told = toldOf(element)
  const isWhole = ![...element.querySelectorAll('*')].some(
    (one) => ownLine.test(one.localName) || (!isLeftOut(one) && toldOf(one).length > 0),
  )
  const hasLine = ownLine.test(element.localName) || told.length > 0
  if (isWhole) {
    // the text of a text area is its value
    const text = element.localName === 'textarea' ? '' : textOf(element)
    if (!hasLine) return text ? [text] : []
    const says = [element.localName, ...told].join(' ')
    return [text ? `${says}: ${text}` : says]
  }
  const parts = [...element.childNodes].flatMap((node) => {
    if (node.nodeType === nodeTypes.element) return linesOf(node as Element)
    const text = node.nodeType === nodeTypes.text ? spaced(node.textContent) : ''
    return text ? [text] : []
  })
  if (!hasLine) return parts
  return [[element.localName, ...told].join(' '), ...parts.map((line) => `  ${line}`)]
}

const nodeTypes = { element: 1, text: 3 }

const isLeftOut = (element: Element) =>
  element.hasAttribute('hidden') ||
  element.getAttribute('aria-hidden') === 'true' ||
  (element.localName === 'dialog' && !element.hasAttribute('open')) ||
  /^(svg|script|style)$/.test(element.localName) ||
  (element.localName === 'label' && element.querySelector('input') === null && hasField(element)) ||
  (element.hasAttribute('aria-live') && textOf(element) === '')

const hasField = (label: Element) => {
  const id = label.getAttribute('for')
  return id !== null && label.ownerDocument.getElementById(id) !== null
}

/** Name, state and limits. */
const toldOf = (element: Element): string[] => {
  const own = [...element.attributes]
    .filter(({ name }) => !untold.test(name))
    .sort((a, b) => a.name.localeCompare(b.name))
  const all = element.ownerDocument
  const textsAt = (attribute: string) =>
    (element.getAttribute(attribute) ?? '')
      .split(' ')
      .flatMap((id) => (id ? [textOf(all.getElementById(id)) || '?'] : []))
      .join(' ')
  const label =
    element.closest('label') ?? (element.id ? all.querySelector(`label[for="${element.id}"]`) : null)
  const name = element.getAttribute('aria-label') ?? (textsAt('aria-labelledby') || textOf(label))
  const described = textsAt('aria-describedby')
  const tabIndex = element.getAttribute('tabindex')
  const field = element as HTMLInputElement
  const isChoice = /^(checkbox|radio)$/.test(element.getAttribute('type') ?? '')
  return [
    ...(name ? [`'${spaced(name)}'`] : []),
    ...own
      .filter(({ name }) => !/^(checked|value|selected)$/.test(name))
      .map(({ name, value }) => (value === '' ? name : `${name}=${value.replaceAll(/_r_\w+_/g, '#')}`)),
    ...(isChoice && field.checked ? ['checked'] : []),
    ...(element.localName === 'option' && element.hasAttribute('selected') ? ['selected'] : []),
    ...(field.value && (element.hasAttribute('value') || /^(input|textarea)$/.test(element.localName))
      ? [`value=${field.value}`]
      : []),
    ...(tabIndex === null ? [] : [`tabindex=${tabIndex}`]),
    ...(described ? [`described='${described}'`] : []),
  ]
}

const textOf = (element: Element | null): string => {
  if (!element) return ''
  const copy = element.cloneNode(true) as Element
  for (const one of [...copy.querySelectorAll('[aria-hidden="true"], [hidden], svg')]) one.remove()
  return spaced(copy.textContent)
}

const spaced = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
