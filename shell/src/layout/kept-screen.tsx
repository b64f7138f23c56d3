import { useBackOnline } from '../site/use-back-online.ts'
import { KeptNotice } from '../slots/kept-notice.tsx'
import { Written } from './written.tsx'

interface KeptScreenProps {
  onBackOnline: () => void
}

/** The screen as the server wrote it, where its code could not be loaded. A press reloads, as in a screen that failed. */
export const KeptScreen = ({ onBackOnline }: KeptScreenProps) => {
  useBackOnline(onBackOnline)
  return (
    <>
      <Written />
      <KeptNotice of={null} busy={false} onRetry={() => location.reload()} />
      {/* the last element of a screen has the room for the footer's waves */}
      <div />
    </>
  )
}
