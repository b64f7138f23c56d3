import { Alert, Button } from '@calm-rest/ui'
import type { useOlder } from '../api/use-older.ts'

interface OlderButtonProps {
  label: string
  older: Pick<ReturnType<typeof useOlder>, 'hasOlder' | 'busy' | 'problem' | 'showOlder'>
}

/** At the end of a list with older pages. */
export const OlderButton = ({ label, older }: OlderButtonProps) =>
  older.hasOlder && (
    <>
      <Button variant="secondary" wide busy={older.busy} onClick={() => void older.showOlder()}>
        {label}
      </Button>
      {older.problem && <Alert tone="danger">{older.problem}</Alert>}
    </>
  )
