import { brand } from '#config/brand.ts'
import { SearchField } from '#entities/search/search-field.tsx'
import { COMPLAINT, complaintHref } from '#lib/path/complaint-href.ts'
import { AUTHORITY } from '#lib/text/authority.ts'
import { callHref } from '#lib/text/phone-link.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { submitProps } from '#ui/form/submit.ts'
import { Icon } from '#ui/icon.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Section } from '#ui/layout/section.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { usePage } from '#wechat/page.tsx'
import { Answers } from './answers.tsx'
import { Hours } from './hours.tsx'
import { useVerify, useWays } from './service.model.ts'
import css from './service.module.css'

/** 客服中心: works offline too. SV-01 */
export function ServiceScreen() {
  usePage({ title: '客服中心' })
  return (
    <Screen title="客服中心" home="picture">
      <Hours />
      <Ways />
      <Answers />
      <CellGroup>
        <Cell title="投诉与建议" note="给编号与答复日期，未购买也可提交" href={COMPLAINT} icon="paper" />
        <Cell title="公司投诉电话" value={brand.complaintPhone} href={callHref(brand.complaintPhone)} icon="phone" />
        <Cell
          title={AUTHORITY.name}
          note="也可联系住所地证监局"
          value={AUTHORITY.phone}
          href={callHref(AUTHORITY.phone)}
          icon="phone"
        />
      </CellGroup>
      <Verify />
      <DisclosureFooter company={brand} />
    </Screen>
  )
}

function Ways() {
  const { wecom, opened, phone, wecomFirst } = useWays()
  const chat = wecom !== '' && (
    <a key="wecom" href={wecom} rel="noreferrer" className={css.wecom} onClick={opened}>
      <span className={css.sign}>
        <Icon name="wechat" />
      </span>
      <span className={css.says}>
        <strong>微信里问客服</strong>
        <small>企业微信客服，不提供投资建议</small>
      </span>
      <span className={css.go}>去聊天</span>
    </a>
  )
  const call = (
    <div key="call" className={css.pair}>
      <a href={callHref(phone)} aria-label={`客服热线 ${phone}`}>
        <Icon name="phone" size={20} />
        <b>{phone}</b>
      </a>
      <Anchor href={complaintHref({ type: 'OTHER' })}>
        <Icon name="paper" size={20} />
        留言
      </Anchor>
    </div>
  )
  return (
    <div className={css.ways}>
      <section className={css.card} aria-label="联系客服">
        {wecomFirst ? [chat, call] : [call, chat]}
      </section>
    </div>
  )
}

function Verify() {
  const { typed, type, verify } = useVerify()
  return (
    <Stack gap={2} inset>
      <Section title="对方是不是我们的人" more={{ label: '从业人员', href: '/showPractitioner' }}>
        <form className={css.verify} {...submitProps(verify)}>
          <SearchField label="姓名或登记编号" hint="姓名或登记编号" value={typed} onChange={type} />
          <Button type="submit" size="small" kind="plain">
            核验
          </Button>
        </form>
      </Section>
      <Quiet small>工作人员不承诺收益，不向个人账户收款。</Quiet>
    </Stack>
  )
}
