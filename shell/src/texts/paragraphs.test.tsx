import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Paragraphs } from './paragraphs.tsx'

it('begins a paragraph with each line of the owner, each in the language of the text', () => {
  const lines = ' One.\nTwo.\r\n\n  \nThree. '
  expect(renderToStaticMarkup(<Paragraphs of={lines} />)).toBe('<p>One.</p><p>Two.</p><p>Three.</p>')
  expect(renderToStaticMarkup(<Paragraphs of={{ text: 'Eins.\nZwei.', lang: 'de' }} />)).toBe(
    '<p lang="de">Eins.</p><p lang="de">Zwei.</p>',
  )
  expect(renderToStaticMarkup(<Paragraphs of={undefined} />)).toBe('')
})
