/** Changes that pre-standard libraries make to a page before the elements load; runs in the page. */
export const oldManners = [
  {
    name: 'Prototype 1.7 answers arrays instead of iterators',
    manners: () => {
      const own: Record<string, unknown> = {
        each(this: unknown[], act: (one: unknown) => void) {
          this.forEach(act)
          return this
        },
        entries(this: unknown[]) {
          return [...this]
        },
        toArray(this: unknown[]) {
          return [...this]
        },
        clone(this: unknown[]) {
          return [...this]
        },
        first(this: unknown[]) {
          return this[0]
        },
        last(this: unknown[]) {
          return this[this.length - 1]
        },
      }
      Object.assign(Array.prototype, own)
      Object.assign(String.prototype, { strip: String.prototype.trim, toArray: () => [] })
      Object.assign(Function.prototype, { argumentNames: () => [], wrap: () => undefined })
      Object.assign(window, { $: (id: string) => document.getElementById(id), $$: () => [] })
    },
  },
  {
    name: 'MooTools 1.4 replaces Document and Window',
    manners: () => {
      const type = (name: string) =>
        Object.assign(() => undefined, {
          parent: null,
          displayName: name,
          prototype: { $family: () => name },
        })
      Object.assign(window, { Document: type('document'), Window: type('window') })
      Object.assign(document, { $family: () => 'document', id: () => null })
      Object.assign(Array.prototype, { $family: () => 'array', each: Array.prototype.forEach })
    },
  },
  {
    name: 'a script adds to the prototype of Array',
    manners: () => {
      Object.assign(Array.prototype, { remove: () => undefined, contains: () => false })
    },
  },
  {
    name: 'a script adds to the prototype of Object, too',
    manners: () => {
      Object.assign(Object.prototype, {
        extend(this: object, more: object) {
          return Object.assign(this, more)
        },
        each: () => undefined,
        size: 0,
        label: 'added',
      })
      Object.assign(Array.prototype, { remove: () => undefined, contains: () => false, label: 'added' })
    },
  },
] as const
