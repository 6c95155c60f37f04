import { brand } from '#config/brand.ts'
import { SUBSCRIPTIONS } from '#lib/path/notice-href.ts'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import css from './notice.module.css'

const steps = [
  '在手机微信里打开本页，微信版本不低于7.0.12。',
  `关注公众号“${brand.name}”，服务进度会在公众号里通知您。`,
  '不允许也不影响任何服务：进度随时在“消息与订阅”里看。',
]

/**
 * WeChat asks whether it may remind: only this page's own HTML may let it, and its script adds the button here. A written
 * way stands beside it. SV-03
 */
export function OpenNotice() {
  return (
    <SiteFrame title="允许微信提醒" lead="微信会再问您一次。每允许一次，最多发送一条提醒；提醒不含股票名称。" bare>
      <div className={css.phone}>
        <div id="ask" className={css.ask} />
        <p id="ask-said" role="status" className={css.said} />
        <h2>没有看到按钮</h2>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <LinkButton kind="plain" href={SUBSCRIPTIONS}>
          返回订阅
        </LinkButton>
      </div>
    </SiteFrame>
  )
}
