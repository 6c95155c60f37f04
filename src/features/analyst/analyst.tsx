import { GuestState } from '#entities/loaded/guest-state.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Licence } from '#entities/adviser/licence.tsx'
import { ANALYSTS } from '#lib/path/analyst-href.ts'
import { complaintHref } from '#lib/path/complaint-href.ts'
import { Card } from '#ui/layout/card.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useMounted } from '#ui/mounted.ts'
import { type AnalystModel, useAnalyst } from './analyst.model.ts'
import { Tags } from './tags.tsx'
import { WorksCard } from './works.tsx'

/** What the route table knows of the screen. */
export { first } from './analyst.model.ts'

/** 投顾主页. MD-11 */
export function AnalystScreen() {
  const model = useAnalyst()
  const mounted = useMounted()
  return (
    <Screen title="投顾主页">
      <LoadState loaded={model.registration} skeleton={<Skeleton lines={16} inset />}>
        {(registration) =>
          registration === undefined ? (
            <Empty
              text="本公司没有公示这个编号的投资顾问。有人以此名义联系您的，请勿付款并告知我们。"
              action={{ label: '看全部投资顾问', href: ANALYSTS }}
            />
          ) : (
            <Stack gap={3} inset>
              <Licence person={registration} as="h2" />
              {mounted ? <About model={model} /> : <Skeleton lines={16} />}
            </Stack>
          )
        }
      </LoadState>
      {/* Below what is loaded, which would move it. */}
      {mounted && model.works.state !== 'loading' && (
        <>
          <CellGroup>
            <Cell
              title="投诉与建议"
              note="对从业人员的服务不满意，可在这里告知我们"
              href={complaintHref({ type: 'CONDUCT' })}
            />
          </CellGroup>
          <RiskLine />
        </>
      )}
    </Screen>
  )
}

/** Who they are, and their works, which are for customers. */
function About({ model: { intro, tags, works, path, openedCourse } }: { model: AnalystModel }) {
  return (
    <>
      {(intro !== '' || tags.length > 0) && (
        <Card label="简介">
          <p>{intro}</p>
          <Tags tags={tags} />
        </Card>
      )}
      <GuestState loaded={works} path={path} text="登录后可查看课程与文章" skeleton={<Skeleton lines={16} />}>
        {(made) => <WorksCard works={made} onCourse={openedCourse} />}
      </GuestState>
    </>
  )
}
