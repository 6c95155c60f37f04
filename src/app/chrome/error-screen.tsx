import { brand } from '#config/brand.ts'
import { HOME } from '#lib/path/home.ts'
import { SERVICE } from '#lib/path/service-href.ts'
import { callHref } from '#lib/text/phone-link.ts'
import { Button } from '#ui/button.tsx'
import css from './error-screen.module.css'

/** An error in place of a page, with a retry, a link home, and customer service: it works outside every provider. */
export function ErrorScreen(props: { title: string; text: string; verb?: string; onRetry: () => void }) {
  return (
    <main className={css.screen} role="alert">
      <h1>{props.title}</h1>
      <p>{props.text}</p>
      <Button onClick={props.onRetry}>{props.verb ?? '重试'}</Button>
      <a href={HOME}>返回首页</a>
      <a href={SERVICE}>联系客服</a>
      <a href={callHref(brand.hotline)}>{brand.hotline}</a>
    </main>
  )
}
