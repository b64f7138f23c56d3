export { elementMarkup, type SnippetElement, type SnippetPlace } from './markup.ts'
export { policyLine, policySources } from './policy.ts'
export {
  loaderTag,
  type Snippet,
  type SnippetFile,
  type SnippetForm,
  type SnippetLoader,
  snippetFiles,
  snippetForms,
} from './snippets.ts'
