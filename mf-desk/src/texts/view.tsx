import { isTextScreen } from '@calm-rest/contract/texts'
import { useAnswer } from '../api/use-answer.ts'
import { Answered } from '../parts/answered.tsx'
import { ScreenEditor } from './screen-editor.tsx'
import { ScreenList } from './screen-list.tsx'

/** Texts of the site: its screens, or those of one. */
export const TextsView = ({ screen }: { screen: string | undefined }) => {
  const { answer, reload } = useAnswer('readTexts', {})
  return (
    <Answered answer={answer} onRetry={() => void reload()}>
      {({ screens }) =>
        screen !== undefined && isTextScreen(screen) ? (
          <ScreenEditor key={screen} screen={screen} sections={screens[screen] ?? {}} reload={reload} />
        ) : (
          <ScreenList screens={screens} />
        )
      }
    </Answered>
  )
}
