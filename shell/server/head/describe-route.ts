import { screenTitle, titleWith, toDescription } from '../../src/head/texts.ts'
import type { PageBody } from '../rendering/page-body.ts'
import { wordsOf } from '../words/words-in.ts'
import type { DescribedPage, Page } from './head.ts'

/**
 * Head of a remote's page whose path has a parameter. Only its widget knows the parameter's meaning, so the
 * page waits for it; without a response in time, the release's general head is used.
 */
export const describeRoute = async (
  described: DescribedPage,
  { screen, lang, facts }: Pick<Page, 'screen' | 'lang' | 'facts'>,
  body: PageBody | undefined,
): Promise<DescribedPage> => {
  if (Object.keys(screen.params ?? {}).length === 0 || !body) return described
  const page = (await Promise.all(body.pieces)).find((piece) => piece.page)?.page
  if (!page) return described
  const { head } = described
  const t = wordsOf(facts, lang)
  if (page.missing) {
    return { status: 404, head: { ...head, title: screenTitle(t, 'not-found'), addresses: undefined } }
  }
  return {
    ...described,
    head: {
      ...head,
      title: page.title ? titleWith(t, page.title) : head.title,
      description: page.description ? toDescription(page.description) : head.description,
    },
  }
}
