import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const words = { en: 'Welcome from', de: 'Willkommen von', zh: '欢迎来自' }

const Welcome = ({ lang, from }) => createElement('p', { className: 'welcome' }, `${words[lang]} ${from}`)

/** A widget by its contract alone, without a line of the kit. */
export const widget = {
  mount: (place, { props, host }) => {
    const root = createRoot(place)
    let shown = { from: 'a build of stock tools', lang: host.lang, ...props }
    const render = () => root.render(createElement(Welcome, shown))
    render()
    host.report({ type: 'ready' })
    return {
      update: (next) => {
        shown = { ...shown, ...next }
        render()
      },
      unmount: () => root.unmount(),
    }
  },
}
