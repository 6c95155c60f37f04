import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Button } from '#ui/button.tsx'

import { usePage } from '#wechat/page.tsx'
import { useEnv } from './env.model.ts'
import { GatewayScreen } from './gateway-screen.tsx'
import css from './gateway.module.css'

/** The diagnostics page: data of this device, this build and WeChat. */
export function EnvScreen({ build }: { build: string }) {
  const env = useEnv(build)
  usePage({ title: '环境诊断' })
  return (
    <GatewayScreen title="环境诊断">
      <Card label="诊断">
        <Facts values="below" items={env.facts} />
      </Card>
      <div className={css.page}>
        <output className={css.note}>{env.network && `网络测试：${env.network}`}</output>
        <Button kind="primary" busy={env.testing} onClick={env.test}>
          网络测试
        </Button>
        <Button kind="plain" onClick={env.copy}>
          复制诊断
        </Button>
        {env.byHand && <textarea className={css.copy} aria-label="诊断内容" readOnly value={env.byHand} />}
        <Button kind="plain" onClick={env.clearCaches}>
          清除缓存
        </Button>
        <Button kind="plain" onClick={env.clearOffline}>
          清除离线内容
        </Button>
      </div>
    </GatewayScreen>
  )
}
