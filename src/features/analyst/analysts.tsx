import { AnalystLink } from '#entities/analyst/analyst-link.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { SearchField } from '#entities/search/search-field.tsx'
import { REGISTER } from '#lib/path/register.ts'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useAnalysts } from './analysts.model.ts'
import css from './analyst.module.css'
import { Tags } from './tags.tsx'

/** 投顾团队. MD-10 */
export function AnalystsScreen() {
  const { typed, type, words, people, busy, failure } = useAnalysts()
  return (
    <Screen title="投顾团队">
      <Stack gap={3} inset>
        <SearchField label="搜索投资顾问" hint="姓名或登记编号" value={typed} onChange={type} />
        <LoadState loaded={people} skeleton={<Skeleton lines={18} />}>
          {(rows) => (
            <>
              <p role="status" className={css.found}>
                {busy && words !== '' ? '正在搜索…' : counted(words, rows.length, !busy && !failure)}
              </p>
              {rows.length === 0 && !busy && !failure && (
                <Empty
                  text={
                    words === ''
                      ? '暂无公示的投资顾问'
                      : '没有找到这样的投资顾问。自称本公司人员而查不到的，请勿付款并告知我们。'
                  }
                  action={{ label: '查询全部从业人员', href: '/showPractitioner' }}
                />
              )}
              {rows.length > 0 && (
                <ul aria-label="投资顾问" className={css.people}>
                  {rows.map(({ person, tags }) => (
                    <li key={person.key}>
                      <AnalystLink person={person} />
                      <Tags tags={tags} />
                    </li>
                  ))}
                </ul>
              )}
              {failure && <ErrorCard {...failure} />}
            </>
          )}
        </LoadState>
        <Card label="如何核验">
          <Quiet small>
            在中国证券业协会网站输入登记编号，核对姓名、照片与所属机构。证券分析师只发布研究报告，不向客户提供投资建议。
          </Quiet>
          <LinkButton href={REGISTER} kind="plain" size="small">
            去中国证券业协会核验
          </LinkButton>
        </Card>
      </Stack>
      <RiskLine />
    </Screen>
  )
}

/** How many there are or were found; '' for none, and for all while some are missing. */
function counted(words: string, count: number, isWhole: boolean): string {
  if (words === '') return isWhole ? `共 ${count} 位` : ''
  return count > 0 ? `找到 ${count} 位` : ''
}
