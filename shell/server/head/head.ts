import type { Alternate } from '../../src/head/page-addresses.ts'

/** What the document says of its page to search engines and link previews. */
export interface Head {
  title: string
  description: string | undefined
  /** The page's one address and those in other languages; none where no search engine shall list it. */
  addresses: { canonical: string; alternates: readonly Alternate[] } | undefined
  image: { url: string; text: string }
  /** Data of schema.org. */
  data: object | undefined
}

/** A page that is there, or the page that says that there is none. */
export interface Headed {
  status: 200 | 404
  head: Head
}
