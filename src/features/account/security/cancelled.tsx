import { useSearchParams } from 'wouter'
import { brand } from '#config/brand.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { HOME } from '#lib/path/home.ts'
import { usePage } from '#wechat/page.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from '#features/account/account.module.css'

/** The account is being closed: by when, and that its data was removed from this device. AC-08 */
export function CancelledScreen() {
  const [query] = useSearchParams()
  const [by] = /^\d{4}-\d\d-\d\d$/.exec(query.get('by') ?? '') ?? ['']
  usePage({ title: '注销已受理' })
  return (
    <Screen title="注销已受理">
      <div className={css.page}>
        <section className={css.notice} aria-label="受理结果">
          <h2>将在15个工作日内完成</h2>
          <ul>
            {by && (
              <li>
                <Unbroken>{`最迟完成日期：${by}`}</Unbroken>
              </li>
            )}
            <li>本机保存的个人内容已清除</li>
            <li>合同、风险测评与交易记录按法律规定至少保存十年</li>
            <li>{`如有疑问，请致电 ${brand.hotline}`}</li>
          </ul>
        </section>
        <LinkButton href={HOME} kind="primary">
          返回首页
        </LinkButton>
      </div>
    </Screen>
  )
}
