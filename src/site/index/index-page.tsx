import { brand } from '#config/brand.ts'
import { Cell, CellGroup } from '#ui/cell.tsx'
import { DisclosureFooter } from '#ui/disclosure-footer.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Screen } from '#ui/screen.tsx'
import { usePage } from '#wechat/page.tsx'
import css from './index-page.module.css'

const offers: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'course', title: '系统的课程', text: '按章节循序渐进，看过的进度为您记着。' },
  { icon: 'check', title: '署名的作者', text: '每篇内容标明作者与登记编号，可以查证。' },
  { icon: 'offline', title: '离线也能看', text: '看过的课程留在您的手机里，没有网络也能重读。' },
]

const legal = [
  { title: '用户协议', path: '/userPolicy' },
  { title: '隐私政策', path: '/privacyProtocol' },
  { title: '个人信息收集清单', path: '/personal-info-collection' },
  { title: '第三方信息共享清单', path: '/personal-info-sharing' },
]

/** Who we are, what there is, how to reach us. product SI-01 */
export function IndexPage() {
  usePage({ title: '首页', card: { title: brand.name, desc: brand.eduLine } })
  return (
    <Screen title={brand.name} back={false}>
      <section className={css.hero}>
        <h2>陪您学懂投资的每一步</h2>
        <p>{`${brand.companyName}是持牌证券投资咨询机构，这里是我们的投资者教育课堂。`}</p>
        <LinkButton href="/course">进入学习</LinkButton>
      </section>
      <ul className={css.offers}>
        {offers.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} size={28} />
            <div>
              <h2>{title}</h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <CellGroup title="规则与隐私">
        {legal.map(({ title, path }) => (
          <Cell key={path} title={title} href={path} />
        ))}
      </CellGroup>
      <p className={css.edu}>{brand.eduLine}</p>
      <DisclosureFooter company={brand} />
    </Screen>
  )
}
