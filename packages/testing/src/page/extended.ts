import type { BrowserContext } from 'playwright-core'

/**
 * Changes the pages of a profile as password managers, grammar checkers and dark modes do, once the HTML is
 * there and before its scripts run: attributes on elements, nodes beside and around fields, in the header,
 * the body and the head. Later fields and forms, as in dialogs and open shadow roots, get the same within 100
 * ms.
 */
export const extendPages = (context: BrowserContext) =>
  context.addInitScript(() => {
    const icon = (name: string) => {
      const node = document.createElement('div')
      node.setAttribute(name, 'true')
      node.style.cssText = 'position:absolute;width:0;height:0'
      return node
    }
    const extended = new WeakSet<Element>()
    const below = (root: ParentNode, selector: string): Element[] => [
      ...root.querySelectorAll(selector),
      ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
        shadowRoot ? below(shadowRoot, selector) : [],
      ),
    ]
    const fresh = (selector: string) =>
      below(document.body, selector).filter((element) => {
        const isFresh = !extended.has(element)
        extended.add(element)
        return isFresh
      })
    const extendForms = () => {
      for (const field of fresh('input, textarea, select')) {
        field.setAttribute('data-dashlane-rid', 'a1b2')
        // as an extension's script may: the page's policy would refuse the attribute to a script of the page
        if (field instanceof HTMLElement) field.style.backgroundImage = 'none'
        field.after(icon('data-lastpass-icon-root'))
        field.before(icon('data-grammarly-part'))
      }
      for (const form of fresh('form')) {
        form.setAttribute('data-form-type', 'other')
        form.append(icon('data-bitwarden-watching'))
        form.prepend(icon('data-keeper-lock'))
      }
    }
    const extend = () => {
      document.documentElement.setAttribute('data-darkreader-mode', 'dynamic')
      document.documentElement.style.setProperty('--extension-color', '#111')
      document.head.prepend(document.createElement('link'))
      document.body.setAttribute('cz-shortcut-listen', 'true')
      document.body.prepend(document.createElement('com-1password-button'))
      document.body.append(document.createElement('grammarly-desktop-integration'))
      extendForms()
    }
    const isHydrated = () => document.readyState === 'complete' && !document.querySelector('script#rendered')
    addEventListener('DOMContentLoaded', extend)
    setInterval(() => {
      if (isHydrated()) extendForms()
    }, 100)
  })
