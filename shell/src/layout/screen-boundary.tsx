import { Component, type ReactNode, useEffect, useState } from 'react'
import { forgetFailedScreens } from '../screens/lazy-screens.ts'
import { useSlots } from '../slots/slots.ts'
import { KeptScreen } from './kept-screen.tsx'
import { ScreenFailure } from './screen-failure.tsx'

interface ScreenBoundaryProps {
  /** Path that is shown; another one is another try. */
  at: string
  children: ReactNode
}

interface State {
  failedAt: string | undefined
}

/** Keeps the layout if a screen's code cannot be loaded or its render throws. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, State> {
  override state: State = { failedAt: undefined }

  static getDerivedStateFromError(): State {
    return { failedAt: '' }
  }

  static getDerivedStateFromProps({ at }: ScreenBoundaryProps, { failedAt }: State): State {
    if (failedAt === '') return { failedAt: at }
    return failedAt === at ? { failedAt } : { failedAt: undefined }
  }

  /** Before it, another try in the same render would never end. */
  override componentDidCatch() {
    forgetFailedScreens()
  }

  private readonly tryAgain = () => this.setState({ failedAt: undefined })

  override render() {
    return this.state.failedAt === undefined ? (
      this.props.children
    ) : (
      <FailedScreen onBackOnline={this.tryAgain} />
    )
  }
}

const FailedScreen = (props: { onBackOnline: () => void }) => {
  const slots = useSlots()
  const [isWritten] = useState(slots.isScreenWritten)
  useEffect(() => slots.screenFailed(), [slots])
  return isWritten ? <KeptScreen {...props} /> : <ScreenFailure {...props} />
}
