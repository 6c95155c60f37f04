import { fileAt } from '#entities/stored-file/stored-file.ts'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useHost } from '#wechat/page.tsx'
import css from './contact-code.module.css'

interface Props {
  qrUrl: string
  name: string
  staffNo: string
  certNo?: string | undefined
}

/** The code by which a person of ours is added in WeCom, who they are, and whether they may advise. law §5, SV-09 */
export function ContactCode({ qrUrl, name, staffNo, certNo }: Props) {
  const inside = useHost().kind === 'inside'
  const src = fileAt(qrUrl)
  return (
    <Stack gap={2} center>
      <span className={css.code}>
        <img src={src} alt={`${name}的企业微信二维码`} width={200} height={200} />
      </span>
      <p className={css.name}>{name}</p>
      <Quiet>工号 {staffNo}</Quiet>
      <Quiet>{certNo ? `投资顾问·登记编号 ${certNo}` : '客户服务人员，不提供投资建议'}</Quiet>
      {inside ? (
        <Quiet small>长按识别二维码，添加为企业微信联系人</Quiet>
      ) : (
        <>
          <a href={src} download={`${name}-企业微信.png`} className={css.save}>
            保存图片
          </a>
          <Quiet small>用微信“扫一扫”识别保存的图片</Quiet>
        </>
      )}
      <Quiet small>工作人员不承诺收益，也不会请您向个人账户付款。</Quiet>
    </Stack>
  )
}
