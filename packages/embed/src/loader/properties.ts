import { propertyOf } from './attributes.ts'

/** Mirrors every attribute as a property in camel case; unset values do not remove the attribute. */
export const mirrorAttributes = (prototype: HTMLElement, attributes: readonly string[]): void => {
  for (const name of attributes) {
    // the language is a property of every element
    if (name === 'lang') continue
    Object.defineProperty(prototype, propertyOf(name), {
      get(this: Element) {
        return this.getAttribute(name) ?? undefined
      },
      set(this: Element, value: unknown) {
        if (value === undefined || value === null) this.removeAttribute(name)
        else this.setAttribute(name, String(value))
      },
    })
  }
}

/** A property that a page set before the element was defined hides ours: it is deleted and set again. */
export const upgradeProperties = (element: object, names: readonly string[]): void => {
  const properties = element as Record<string, unknown>
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue
    const value = properties[name]
    delete properties[name]
    properties[name] = value
  }
}
