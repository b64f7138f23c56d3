import { Component, type ReactNode } from 'react'

interface WidgetBoundaryProps {
  onFailed: (message: string) => void
  children: ReactNode
}

/** Shows nothing once a render threw, and tells why. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error instanceof Error ? error.message : String(error))
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
