import { useState } from 'react'
import { CallUsSheet } from '#entities/access/call-us-sheet.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { suitabilityHref } from '#lib/path/login-href.ts'
import { TRADE_AUTH } from '#lib/path/strategy-href.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Caution } from '#ui/caution.tsx'
import { CheckField } from '#ui/form/check-field.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type AuthPage, useAuth, useOpening } from './auth.model.ts'
import { CONFIRMATIONS } from './auth.words.ts'

/** 交易授权. SG-15 */
export function AuthScreen() {
  const { page, renew } = useAuth()
  return (
    <Screen title="交易授权">
      <Stack gap={3} inset>
        <LoadState loaded={page} skeleton={<Skeleton lines={12} />}>
          {(shown) => <Shown page={shown} renew={renew} />}
        </LoadState>
      </Stack>
      <RiskLine />
    </Screen>
  )
}

function Shown({ page: { auth, isListed, records }, renew }: { page: AuthPage; renew: () => void }) {
  return (
    <>
      <Card title="授权状态">
        <p>
          <Badge tone={auth.tone}>{auth.state}</Badge>
        </p>
        {auth.facts.length > 0 && <Facts dense items={auth.facts} />}
        <Caution>本公司不代客操作，也不保管您的账户与密码；每一笔委托都由您本人确认。</Caution>
      </Card>
      <Card title="授权范围">
        <ul>
          {auth.scope.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      </Card>
      {auth.canOpen && (isListed ? <Open renew={renew} /> : <NotListed />)}
      <TakeBack />
      {records.length > 0 && (
        <CellGroup title="授权记录">
          {records.map(({ key, title, note }) => (
            <Cell key={key} title={title} note={note} />
          ))}
        </CellGroup>
      )}
    </>
  )
}

function NotListed() {
  return (
    <Card title="暂未对您开放">
      <Quiet>交易授权按名单逐步开放，您现在还不在名单内。不开通不影响策略服务的使用；需要时请联系客服登记。</Quiet>
    </Card>
  )
}

function Open({ renew }: { renew: () => void }) {
  const { confirmed, confirm, left, missing, error, busy, open } = useOpening(renew)
  return (
    <Card title="开通前请逐项确认">
      {CONFIRMATIONS.map((words, at) => (
        <CheckField key={words} checked={confirmed[at] === true} onChange={(on) => confirm(at, on)}>
          {words}
        </CheckField>
      ))}
      <Quiet small>开通需已实名并有有效的风险测评。</Quiet>
      <FormError>{missing || error}</FormError>
      <Button disabled={left > 0} busy={busy} onClick={open}>
        {left > 0 ? `请先阅读（${left}秒）` : '开通交易授权'}
      </Button>
      <CellGroup>
        <Cell title="实名与风险测评" href={suitabilityHref('', TRADE_AUTH)} />
      </CellGroup>
    </Card>
  )
}

/** No call revokes it: customer service does. */
function TakeBack() {
  const [asking, ask] = useState(false)
  return (
    <Card title="如何撤回">
      <Quiet>
        您可以随时要求关闭授权：拨打客服热线，核对身份后由人工关闭，关闭结果会出现在授权记录。关闭后如需重新开通，也请联系客服。
      </Quiet>
      <Button kind="plain" size="small" onClick={() => ask(true)}>
        联系客服撤回
      </Button>
      <CallUsSheet open={asking} onClose={() => ask(false)} />
    </Card>
  )
}
