import { Button, VisuallyHidden } from '@calm-rest/ui'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { writeClipboard } from '../../browser/write-clipboard.ts'
import * as styles from './code-block.module.css'

interface CodeBlockProps {
  /** Target of the code, like a file's name. */
  name: string
  code: string
}

/** Code with a button that copies it and says so. */
export const CodeBlock = ({ name, code }: CodeBlockProps) => {
  const { t } = useTranslation('partners')
  const id = useId()
  const text = useRef<HTMLElement>(null)
  const [copied, setCopied] = useState<{ code: string; done: boolean }>()
  const state = copied?.code === code ? copied : undefined
  const copy = async () => {
    const done = await writeClipboard(code)
    if (!done && text.current) getSelection()?.selectAllChildren(text.current)
    setCopied({ code, done })
  }
  const said = state && t(state.done ? 'copy.done' : 'copy.marked')
  return (
    <figure className={styles.block}>
      <figcaption className={styles.bar}>
        <span id={id}>{name}</span>
        <Button
          variant="quiet"
          size="small"
          className={styles.copy}
          aria-describedby={id}
          success={state?.done}
          onClick={copy}
        >
          {said ?? t('copy.do')}
        </Button>
        <VisuallyHidden>
          <span role="status">{said}</span>
        </VisuallyHidden>
      </figcaption>
      <pre className={styles.code}>
        <code ref={text} translate="no">
          {code}
        </code>
      </pre>
    </figure>
  )
}
