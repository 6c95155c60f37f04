import { LoginGate } from '#entities/access/locked.tsx'
import { PagedList } from '#entities/list/paged-list.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { PAST } from '#entities/performance/past.ts'
import { Sample } from '#entities/stock-case/sample.tsx'
import { CASES, PROMO_STOCKS } from '#lib/path/case-href.ts'
import { loginHref } from '#lib/path/login-href.ts'
import { Rate } from '#ui/chart/rate.tsx'
import { Caution } from '#ui/caution.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { DELAYED } from '#features/pool/pool-tabs.ts'
import { type Promo, usePromo } from './promo.model.ts'

const ALL_ENDED = '全部已结束满30天的记录'

const Film = lazyPart(
  () => import('#entities/video/film.tsx').then((m) => m.Film),
  <Skeleton ratio={16 / 9} lines={1} />,
)

/** 体验股池. PL-07 */
export function PromoScreen() {
  const { sample, whole, records, videos, see, watched, gate, service } = usePromo()
  return (
    <Screen title="体验股池">
      <Stack gap={3} inset>
        <Caution>{DELAYED}</Caution>
        {watched && <Watched {...watched} />}
        {gate !== undefined && <LoginGate path={gate} text="登录后可观看学习视频" />}
        <LoadState loaded={sample} skeleton={null}>
          {(figures) => <Sample title={ALL_ENDED} figures={figures} />}
        </LoadState>
        {whole !== undefined && (
          <Card title={ALL_ENDED}>
            <p>{whole}</p>
            <Quiet small>{PAST}</Quiet>
            <LinkButton href={loginHref(PROMO_STOCKS)} kind="plain" size="small">
              登录后查看
            </LinkButton>
          </Card>
        )}
      </Stack>
      {videos.length > 0 && (
        <CellGroup title="学习视频">
          {videos.map(({ id, title, note }) => (
            <Cell key={id} title={title} note={note} onClick={() => see(id)} />
          ))}
        </CellGroup>
      )}
      <PagedList
        pages={records}
        label="历史记录"
        keyOf={({ key }) => key}
        row={({ name, note, rate, href }) => (
          <Cell title={name} note={note} value={<Rate value={rate} />} href={href} />
        )}
        empty={<Empty text="暂无可展示的历史记录" action={{ label: '看案例', href: CASES }} />}
      />
      <Stack inset>
        <LinkButton href={service} kind="primary">
          了解服务
        </LinkButton>
      </Stack>
      <RiskLine />
    </Screen>
  )
}

function Watched({ video, player }: NonNullable<Promo['watched']>) {
  return (
    <LoadState loaded={video} skeleton={<Skeleton ratio={16 / 9} lines={2} />}>
      {({ title, note, caution }) => (
        <Card title={title}>
          <Film player={player} />
          <Quiet small>{note}</Quiet>
          <Quiet small>{caution}</Quiet>
        </Card>
      )}
    </LoadState>
  )
}
