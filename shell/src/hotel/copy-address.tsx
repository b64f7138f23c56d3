import { Button, VisuallyHidden } from '@calm-rest/ui'
import { useState } from 'react'
import { writeClipboard } from '../browser/write-clipboard.ts'
import { useSite } from '../site/site.ts'
import { useAddressLines } from './use-address-lines.ts'

interface CopyAddressProps {
  /** The action, and its state: copied the address, or marked it. */
  words: Record<'copy' | 'done' | 'marked', string>
  className?: string | undefined
}

/** Copies name and address, and says so. Without a clipboard the address of the page is marked instead. */
export const CopyAddress = ({ words, className }: CopyAddressProps) => {
  const { name } = useSite().facts
  const lines = useAddressLines()
  const [outcome, setOutcome] = useState<'done' | 'marked'>()
  const copy = async () => {
    const done = await writeClipboard([name, ...lines].join('\n'))
    const shown = document.querySelector('main address')
    if (!done && shown) getSelection()?.selectAllChildren(shown)
    setOutcome(done ? 'done' : 'marked')
  }
  const said = outcome && words[outcome]
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className={className}
        success={outcome === 'done'}
        onClick={copy}
      >
        {said ?? words.copy}
      </Button>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  )
}
