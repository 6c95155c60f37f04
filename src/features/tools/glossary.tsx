import { SearchField } from '#entities/search/search-field.tsx'
import { KeepWord } from '#entities/term/keep-word.tsx'
import { TermPicture } from '#entities/term/lazy-picture.tsx'
import { TOOLS } from '#lib/path/tools-href.ts'
import { Chips } from '#ui/chips.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Filters } from '#ui/layout/filters.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { useGlossary } from './glossary.model.ts'
import css from './glossary.module.css'

/** 投资词典. TL-02 */
export function GlossaryScreen() {
  const { typed, type, letters, letter, pick, found, isOwn, count } = useGlossary()
  return (
    <Screen title="投资词典">
      <Stack gap={3} inset>
        <SearchField label="搜索词语" hint="词语，或拼音首字母如 zdhc" value={typed} onChange={type} />
      </Stack>
      <Filters>
        <Chips row label="首字母" items={letters} chosen={letter} onPick={pick} />
      </Filters>
      <Stack gap={3} inset>
        <p role="status" className={css.count}>
          {count}
        </p>
        {found.length === 0 ? (
          <Empty
            text="没有收录这个词，换个说法或用首字母试试"
            action={{ label: '看全部', onClick: () => pick(undefined) }}
          />
        ) : (
          <Card label="词语">
            <dl className={css.list}>
              {found.map(({ term, lines }) => (
                <div key={term}>
                  <dt>
                    <TermPicture term={term} />
                    {term}
                  </dt>
                  {lines.map((line) => (
                    <dd key={line}>{line}</dd>
                  ))}
                  {isOwn && (
                    <dd>
                      <KeepWord term={term} />
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          </Card>
        )}
        <LinkButton href={TOOLS} kind="plain" size="small">
          算一算：费用、打平价与仓位
        </LinkButton>
        <Quiet small>词义按通常用法解释，费率与规则以交易所、法规现行规定为准。</Quiet>
      </Stack>
      <RiskLine>仅供学习，不构成投资建议。</RiskLine>
    </Screen>
  )
}
