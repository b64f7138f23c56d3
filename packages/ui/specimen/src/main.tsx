import '../../src/base/fonts.css'
import '../../src/base/base.css'
import { createRoot } from 'react-dom/client'
import { Specimen } from './specimen.tsx'
import { words } from './words.ts'

/** An embed's shadow root adopts the same styles; the fonts are the document's. */
const shadowIn = async (host: HTMLElement) => {
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  await sheet.replace(await (await fetch('/specimen.css')).text())
  root.adoptedStyleSheets = [sheet]
  return root
}

const element = document.getElementById('root')
const lang = document.documentElement.lang as keyof typeof words
if (element) {
  const root = element.dataset.root === 'shadow' ? await shadowIn(element) : element
  createRoot(root).render(<Specimen t={words[lang]} />)
}
