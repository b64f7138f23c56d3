import { limits } from '@calm-rest/contract/limits'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as styles from './review.module.css'

interface ReviewTextProps {
  text: string
  /** Language of the text; empty if it is unknown. */
  lang: string | undefined
  /** Id of the title: describes the button, so that one 'Read more' differs from the next. */
  titleId: string
}

/** The excerpt of a long review, with a button that shows all of it. */
export const ReviewText = ({ text, lang, titleId }: ReviewTextProps) => {
  const { t } = useTranslation()
  const textId = useId()
  const [unfolded, setUnfolded] = useState(false)
  const excerpt = excerptOf(text)
  const shown = excerpt === undefined || unfolded ? text : `${excerpt}…`
  return (
    <div>
      <blockquote id={textId} lang={lang} className={styles.text}>
        {shown}
      </blockquote>{' '}
      {excerpt !== undefined && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={unfolded}
          aria-controls={textId}
          aria-describedby={titleId}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? t('list.less') : t('list.more')}
        </button>
      )}
    </div>
  )
}

/** The beginning of a long text; undefined if the text is short enough to be shown whole. */
export const excerptOf = (text: string, maxChars: number = limits.reviewExcerptChars): string | undefined => {
  // by code points, so that no emoji is cut in half
  const characters = [...text]
  return characters.length > maxChars ? characters.slice(0, maxChars).join('') : undefined
}
