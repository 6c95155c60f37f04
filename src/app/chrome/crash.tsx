import { Component, type ReactNode } from 'react'
import { reload } from '#session/leave.ts'
import { ErrorScreen } from './error-screen.tsx'

/**
 * Catches an error of rendering and shows 「页面报错」, or `instead` if the page works without the part. Navigation resets
 * it. spec §2, §8
 */
export class CrashGuard extends Component<
  { at: string; onCrash: (error: unknown) => void; instead?: ReactNode; children: ReactNode },
  { failed: boolean; at: string }
> {
  override state = { failed: false, at: this.props.at }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  static getDerivedStateFromProps(props: { at: string }, state: { at: string }) {
    return props.at === state.at ? null : { failed: false, at: props.at }
  }

  override componentDidCatch(error: unknown) {
    this.props.onCrash(error)
  }

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.instead !== undefined) return this.props.instead
    return (
      <ErrorScreen
        title="页面报错"
        text="页面遇到问题，您的操作记录没有丢失。"
        onRetry={() => this.setState({ failed: false })}
      />
    )
  }
}

/** A page's code did not load, not even after the one reload. */
export function ChunkError() {
  return <ErrorScreen title="页面有更新，请刷新" text="网络不稳定或页面刚刚更新，刷新后即可继续。" onRetry={reload} />
}

/** A page's code is on its way over a slow network. */
export function SlowCode() {
  return <ErrorScreen title="网络较慢" text="页面仍在加载，加载完成后会自动显示。" onRetry={reload} />
}

/** The application could not start. */
export function BootError() {
  return (
    <ErrorScreen title="页面报错" text="页面未能打开，请刷新；您的操作记录没有丢失。" verb="刷新" onRetry={reload} />
  )
}
