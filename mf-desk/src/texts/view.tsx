import { isTextScreen } from '@calm-rest/contract/texts'
import type { Lang } from '@calm-rest/contract/widget'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { ScreenEditor } from './screen-editor.tsx'
import { ScreenList } from './screen-list.tsx'

interface TextsViewProps {
  screen: string | undefined
  /** The language whose first missing text gets the focus. */
  missing?: Lang | undefined
}

/** Texts of the site: its screens, or those of one. */
export const TextsView = ({ screen, missing }: TextsViewProps) => {
  const { answer, reload } = useAnswer('readTexts', {})
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {({ screens }) =>
        screen !== undefined && isTextScreen(screen) ? (
          <ScreenEditor
            key={screen}
            screen={screen}
            sections={screens[screen] ?? {}}
            begin={missing}
            reload={reload}
          />
        ) : (
          <ScreenList screens={screens} />
        )
      }
    </Answered>
  )
}
