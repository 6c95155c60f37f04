import { LoadState } from '#entities/loaded/load-state.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { ContactPage, Way } from './page.ts'
import css from './parts.module.css'

export function Ways({ title, ways }: { title: string; ways: readonly Way[] }) {
  return (
    <CellGroup title={title}>
      {ways.map(({ name, value, href }) => (
        <Cell key={name} title={name} note={value} href={href} />
      ))}
    </CellGroup>
  )
}

/** The online service and its hours. */
export function Service({ service }: Pick<ContactPage, 'service'>) {
  return (
    <Card label="在线客服">
      <Quiet as="h2">在线客服</Quiet>
      <div className={css.service}>
        <LoadState loaded={service} skeleton={<Skeleton lines={2} />}>
          {({ hours, href }) => (
            <>
              <p>{hours === '' ? '服务时间以客服答复为准' : `服务时间 ${hours}`}</p>
              <LinkButton href={href} kind="plain">
                联系在线客服
              </LinkButton>
            </>
          )}
        </LoadState>
      </div>
    </Card>
  )
}

/** A staff member to add in WeCom. */
export function Helper({ helper }: Pick<ContactPage, 'helper'>) {
  return (
    <Card label="企业微信">
      <Quiet as="h2">企业微信</Quiet>
      <div className={css.helper}>
        <LoadState loaded={helper} skeleton={<Skeleton lines={1} ratio={1} />}>
          {({ image, name, note }) => (
            <figure>
              <Picture src={image} alt={`${name}的企业微信二维码`} ratio={1} />
              <figcaption>
                <span>{name}</span>
                <Quiet as="span">{note}</Quiet>
                <Quiet as="span">长按或扫码添加</Quiet>
              </figcaption>
            </figure>
          )}
        </LoadState>
      </div>
    </Card>
  )
}

/** The addresses: a map of the head office, then each office. */
export function Offices({ offices, map }: Pick<ContactPage, 'offices' | 'map'>) {
  return (
    <Card label="办公地点">
      <Quiet as="h2">办公地点</Quiet>
      <div className={css.map}>
        <Picture src={map} alt="总部位置示意图" ratio={750 / 420} />
      </div>
      <ul className={css.offices}>
        {offices.map(({ name, address, phone }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{address}</p>
            <Anchor href={phone.href} className={css.phone}>
              {`${phone.name} ${phone.value}`}
            </Anchor>
          </li>
        ))}
      </ul>
    </Card>
  )
}
