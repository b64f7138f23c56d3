import { Component, type ReactNode } from 'react'

interface WidgetBoundaryProps {
  onFailed: (error: unknown) => void
  children: ReactNode
}

/** Renders nothing after a render threw, and reports the error. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
