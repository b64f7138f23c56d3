import { elementMarkup, type SnippetElement, type SnippetPlace } from './markup.ts'

/** The script that defines the elements; with its hash if the address is of one fixed version. */
export interface SnippetLoader {
  /** Whole address. */
  url: string
  integrity?: string | undefined
}

/** The elements of a partner’s page, and the loader that defines them. */
export interface Snippet extends SnippetPlace {
  loader: SnippetLoader
  elements: readonly SnippetElement[]
}

/** One piece of code, and where it goes. */
export interface SnippetFile {
  name: string
  code: string
}

/** Kinds of page that a snippet is written for. */
export const snippetForms = ['html', 'wordpress', 'react', 'vue'] as const
export type SnippetForm = (typeof snippetForms)[number]

/** The script element of the loader; with a hash if one version is pinned. */
export const loaderTag = ({ url, integrity }: SnippetLoader): string =>
  integrity === undefined
    ? `<script type="module" src="${url}"></script>`
    : `<script\n  type="module"\n  src="${url}"\n  integrity="${integrity}"\n  crossorigin="anonymous"\n></script>`

const markupOf = ({ elements, ...place }: Snippet) =>
  elements.map((element) => elementMarkup(element, place)).join('\n\n')

const indent = (text: string, spaces: number) => text.replace(/^(?=.)/gm, ' '.repeat(spaces))

const viteConfig = `import vue from '@vitejs/plugin-vue'

const isCustomElement = (tag) => tag.startsWith('calm-rest-')

export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
}`

const html = (snippet: Snippet) => `${loaderTag(snippet.loader)}\n\n${markupOf(snippet)}`

/** JSX of an element: one root. */
const component = (snippet: Snippet) => {
  const markup = markupOf(snippet)
  const one = snippet.elements.length === 1 ? markup : `<>\n${indent(markup, 2)}\n</>`
  return `export const CalmRest = () => (\n${indent(one, 2)}\n)`
}

/** The snippet that a partner copies, in pieces. */
export const snippetFiles = (form: SnippetForm, snippet: Snippet): SnippetFile[] => {
  const page = { name: 'index.html', code: loaderTag(snippet.loader) }
  switch (form) {
    case 'html':
      return [{ name: 'index.html', code: html(snippet) }]
    case 'wordpress':
      return [{ name: 'Custom HTML', code: `<!-- wp:html -->\n${html(snippet)}\n<!-- /wp:html -->` }]
    case 'react':
      return [page, { name: 'calm-rest.jsx', code: component(snippet) }]
    case 'vue':
      return [
        page,
        { name: 'vite.config.js', code: viteConfig },
        { name: 'CalmRest.vue', code: `<template>\n${indent(markupOf(snippet), 2)}\n</template>` },
      ]
  }
}
