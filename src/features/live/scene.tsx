import { LoadState } from '#entities/loaded/load-state.tsx'
import { FILES } from '#entities/stored-file/stored-file.ts'
import { LIVE } from '#lib/path/live-href.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { SafeHtml } from '#ui/prose/safe-html.tsx'
import prose from '#ui/prose/prose.module.css'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { Reserve } from './reserve.tsx'
import { type Scene, useScene } from './scene.model.ts'
import css from './live.module.css'

/** 直播预约. LV-02 */
export function SceneScreen() {
  const { scene, left } = useScene()
  return (
    <Screen title="直播预约">
      <LoadState loaded={scene} skeleton={<Skeleton ratio={16 / 9} lines={6} />}>
        {(view) =>
          view ? (
            <Announcement view={view} left={left} />
          ) : (
            <Empty text="直播不存在或已下架" action={{ label: '去直播频道', href: LIVE }} />
          )
        }
      </LoadState>
      <RiskLine />
    </Screen>
  )
}

function Announcement({ view, left }: { view: Scene; left: string }) {
  return (
    <>
      <Picture src={view.cover} alt="" ratio={16 / 9} eager />
      <Stack gap={2} inset>
        <h2 className={css.title}>{view.title}</h2>
        <Quiet>{view.author}</Quiet>
        <p>{left === '' ? view.time : `${view.time} · 距开播 ${left}`}</p>
        {view.room === undefined ? (
          <Row gap={2}>
            <Reserve roomId={view.roomId} title={view.title} />
            <Calendar calendar={view.calendar} />
          </Row>
        ) : (
          <LinkButton href={view.room}>进入直播间</LinkButton>
        )}
        {view.html !== '' && <SafeHtml html={view.html} files={FILES} className={prose['prose']} />}
      </Stack>
    </>
  )
}

function Calendar({ calendar }: Pick<Scene, 'calendar'>) {
  if ('copy' in calendar)
    return (
      <Button kind="plain" size="small" onClick={calendar.copy}>
        复制开播信息
      </Button>
    )
  return (
    <a href={calendar.href} download="live.ics" className={buttonClass('plain', 'small')}>
      添加日历
    </a>
  )
}
