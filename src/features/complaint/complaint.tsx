import { brand } from '#config/brand.ts'
import { COMPLAINT_RULES } from '#lib/path/complaint-href.ts'
import { AUTHORITY } from '#lib/text/authority.ts'
import { callHref } from '#lib/text/phone-link.ts'
import { useDraftEra } from '#session/use-draft.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { usePage } from '#wechat/page.tsx'
import { useComplaint, useComplaintNo } from './complaint.model.ts'
import { ComplaintForm } from './form.tsx'
import { Receipt } from './receipt.tsx'

/** 投诉与建议. SV-02 */
export function ComplaintScreen() {
  usePage({ title: '投诉与建议' })
  return (
    <Screen title="投诉与建议">
      <Numbered />
      <Part key={useDraftEra()} />
      <CellGroup title="投诉渠道">
        <Cell title="公司投诉电话" value={brand.complaintPhone} href={callHref(brand.complaintPhone)} />
        <Cell title="电子邮箱" value={brand.email} href={`mailto:${brand.email}`} />
        <Cell title={AUTHORITY.name} value={AUTHORITY.phone} href={callHref(AUTHORITY.phone)} />
        <Cell title="公司住所地证监局" note="您也可以向其反映，或者申请证券期货纠纷调解" />
        <Cell title="办理流程与时限" href={COMPLAINT_RULES} />
      </CellGroup>
    </Screen>
  )
}

/** A complaint whose number a message names: this page claims no state of it. */
function Numbered() {
  const complaintNo = useComplaintNo()
  if (complaintNo === '') return null
  return (
    <Stack inset>
      <h2>受理编号 {complaintNo}</h2>
      <Quiet>{`办理进度以服务消息与来电为准，本页不显示。可凭编号致电公司投诉电话 ${brand.complaintPhone} 查询。`}</Quiet>
    </Stack>
  )
}

/** Its key drops the number and the files of whoever has signed out. */
function Part() {
  const page = useComplaint()
  switch (page.state) {
    case 'guest':
      return (
        <Stack inset>
          <Quiet>登录后可在线提交投诉与建议，并获得受理编号。未购买服务也可以提交。</Quiet>
          <LinkButton href={page.loginHref}>登录后填写</LinkButton>
        </Stack>
      )
    case 'done':
      return <Receipt receipt={page.receipt} prints={page.prints} onNew={page.startNew} />
    case 'form':
      return <ComplaintForm form={page} />
    default:
      return page satisfies never
  }
}
