import { screenTitle, titleWith, toDescription } from '../../src/head/texts.ts'
import type { PageBody } from '../rendering/page-body.ts'
import { wordsIn } from '../words/words-in.ts'
import type { DescribedPage, Page } from './head.ts'

/**
 * A remote's page whose path has a parameter, in the words of its widget: only that knows the parameter's
 * meaning, so the page waits for it. The release's own words stay if it has none, or is late.
 */
export const describeRoute = async (
  described: DescribedPage,
  { screen, lang }: Pick<Page, 'screen' | 'lang'>,
  body: PageBody | undefined,
): Promise<DescribedPage> => {
  if (Object.keys(screen.params ?? {}).length === 0 || !body) return described
  const page = (await Promise.all(body.pieces)).find((piece) => piece.page)?.page
  if (!page) return described
  const { head } = described
  const t = wordsIn(lang)
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
