import { certLine } from '#entities/analyst/cert-line.ts'
import { priceParts } from '#lib/number/price-parts.ts'
import { Price } from '#ui/price/price.tsx'
import { Icon } from '#ui/icon.tsx'
import { Fragment, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { brand } from '#config/brand.ts'
import { stamp } from '#lib/time/dates.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { AUTHORITY_LINE } from '#lib/text/authority.ts'
import { AsOf } from '#ui/as-of.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { DisclosureFooter } from '#ui/layout/disclosure-footer.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { SafeHtml } from '#ui/prose/safe-html.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import prose from '#ui/prose/prose.module.css'
import { FILES, fileAt } from '#entities/stored-file/stored-file.ts'
import { type SkuModel, type SkuPage, useSku } from './sku.model.ts'
import { questionsOf } from './questions.ts'
import css from './sku.module.css'

const CallUsSheet = lazyPart(() => import('#entities/access/call-us-sheet.tsx').then((m) => m.CallUsSheet))
const Contents = lazyPart(() => import('./contents.tsx').then((m) => m.Contents))
const Invite = lazyPart(() => import('./invite-link.tsx').then((m) => m.InviteLink))

/** 服务详情. OR-01 */
export function SkuScreen() {
  const model = useSku()
  const { page } = model
  return (
    <Screen title="服务详情" footer={<Bar model={model} page={page.state === 'ready' ? page.data : undefined} />}>
      <LoadState loaded={page} skeleton={<Waiting />}>
        {(shown) => <Detail page={shown} savedAt={page.state === 'ready' ? page.savedAt : 0} />}
      </LoadState>
      <CallUsSheet title="咨询" open={model.contactOpen} onClose={() => model.setContactOpen(false)} />
    </Screen>
  )
}

function Bar({ model, page }: { model: SkuModel; page: SkuPage | undefined }) {
  if (!page) return <div className={css.bar} />
  const { text, href, closed } = page.main
  return (
    <div className={css.bar}>
      <Price {...priceParts(page.price)} />
      <button type="button" className={css.ask} onClick={() => model.setContactOpen(true)}>
        <Icon name="phone" size={20} />
        客服
      </button>
      {closed ? (
        <button type="button" className={buttonClass('plain')} aria-disabled onClick={() => model.setContactOpen(true)}>
          {text}
        </button>
      ) : href === undefined ? (
        <Button disabled>{text}</Button>
      ) : (
        <span onClickCapture={model.buying}>
          <LinkButton href={href}>{text}</LinkButton>
        </span>
      )}
    </div>
  )
}

function Detail({ page, savedAt }: { page: SkuPage; savedAt: number }) {
  const [, navigate] = useLocation()
  const { sku, match } = page
  return (
    <>
      <Picture src={page.cover} alt="" ratio={16 / 9} eager />
      <header className={css.head}>
        <h2 className={css.title}>{sku.name}</h2>
        <p className={css.money}>
          <Price {...priceParts(page.price)} />
          <s className={css.origin}>{page.origin}</s>
          <span className={css.stock}>{page.stock}</span>
        </p>
        <p className={css.facts}>
          <span>{page.days}</span>
          <span>{page.level}</span>
          {match && <Badge tone={match.fits ? 'brand' : 'warning'}>{match.text}</Badge>}
        </p>
        <p className={css.rule}>
          <b>退款规则　</b>
          {sku.refundRuleText}
        </p>
        <RiskLine />
      </header>
      <Section title="服务内容">
        <SafeHtml html={sku.serviceDescHtml} files={FILES} onLink={navigate} className={prose.prose} />
      </Section>
      {sku.opens && <Contents opens={sku.opens} />}
      <People sku={sku} />
      <Gifts sku={sku} />
      <Risks sku={sku} />
      <Section title="常见问题">
        <dl className={css.faq}>
          {questionsOf(sku).map(({ question, answer }) => (
            <Fragment key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </Fragment>
          ))}
          <dt>向谁付款？</dt>
          <dd>{`费用只由${brand.companyName}的公司账户收取，请勿向个人账户付款。`}</dd>
          <dt>为什么要做风险测评？</dt>
          <dd>法规要求公司了解您的风险承受能力，只向您提供与之匹配的服务。</dd>
          <dt>遇到违规推销怎么办？</dt>
          <dd>{`任何人员都不得对结果作出保证，也不得代您操作。请拨打投诉电话 ${brand.complaintPhone} 或${AUTHORITY_LINE}。`}</dd>
        </dl>
      </Section>
      {page.canInvite && <Invite skuId={sku.skuId} />}
      <div className={css.asOf}>
        <AsOf text={stamp(savedAt)} />
      </div>
      <DisclosureFooter company={brand} />
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h3 className={css.name}>{title}</h3>
      {children}
    </section>
  )
}

function People({ sku }: { sku: SkuPage['sku'] }) {
  if (sku.analysts.length === 0) return null
  return (
    <Section title="服务人员">
      <ul className={css.people}>
        {sku.analysts.map(({ number, name, avatarUrl, title, certNo }) => (
          <li key={number} className={css.person}>
            <Avatar src={fileAt(avatarUrl)} name="" size={44} />
            <div>
              <p>{name}</p>
              <p className={css.small}>{`${title} · ${certLine(certNo)}`}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Gifts({ sku: { gifts = [] } }: { sku: SkuPage['sku'] }) {
  if (gifts.length === 0) return null
  return (
    <Section title="可选礼品">
      <ul className={css.people}>
        {gifts.map(({ number, name, stock }) => (
          <li key={number}>
            {name}
            <span className={css.small}>{stock === 0 ? '　已赠完' : ''}</span>
          </li>
        ))}
      </ul>
      <p className={css.small}>是否领取由您在确认订单时选择，不影响价格。</p>
    </Section>
  )
}

const EXCERPT = 3

/** The beginning of the disclosure; all of it is read before the order. */
function Risks({ sku: { riskDisclosure } }: { sku: SkuPage['sku'] }) {
  if (!riskDisclosure) return null
  return (
    <Section title={riskDisclosure.title}>
      <ol className={css.risks}>
        {riskDisclosure.items.slice(0, EXCERPT).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <p className={css.small}>{`共 ${riskDisclosure.items.length} 条，确认订单时须阅读全文。`}</p>
    </Section>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton ratio={16 / 9} />
      <div className={css.section}>
        <Skeleton lines={8} />
      </div>
    </>
  )
}
