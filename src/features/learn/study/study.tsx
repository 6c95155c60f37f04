import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TabPanel, Tabs } from '#ui/nav/tabs.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { type StudyModel, studyTabs, useStudy } from './study.model.ts'
import css from './study.module.css'

const search = { label: '找课程和文章', href: '/search' }

/** 学习记录. LE-04 */
export function StudyScreen() {
  const model = useStudy()
  return (
    <Screen title="学习记录">
      <Tabs label="学习记录" items={studyTabs} current={model.tab} onChange={model.turnTo} />
      <TabPanel tabKey={model.tab}>
        <Stack gap={3} inset>
          {model.tab === 'notes' ? <Notes model={model} /> : <Places model={model} />}
          <Quiet small>仅保存在本机，退出登录时清除</Quiet>
          <RiskLine />
        </Stack>
      </TabPanel>
    </Screen>
  )
}

function Notes({ model }: { model: StudyModel }) {
  if (model.notes.length === 0) return <Empty text="还没有笔记，可在课时页记下" action={search} />
  return (
    <ul className={css.list} aria-label="笔记">
      {model.notes.map(({ id, text, lesson, at, href }) => (
        <li key={id}>
          <Card>
            <p className={css.text}>{text}</p>
            <Quiet small>{lesson}</Quiet>
            <Row between>
              <LinkButton href={href} kind="ghost" size="small">
                {at}
              </LinkButton>
              <Button kind="ghost" size="small" onClick={() => model.removeNote(id)}>
                删除笔记
              </Button>
            </Row>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Places({ model }: { model: StudyModel }) {
  const isKept = model.tab === 'favourites'
  if (model.places.length === 0) return <Empty text={isKept ? '还没有收藏' : '还没有浏览记录'} action={search} />
  return (
    <>
      <ul className={css.list} aria-label={isKept ? '收藏' : '历史'}>
        {model.places.map(({ path, title, note }) => (
          <li key={path}>
            <Card>
              <Anchor href={path} className={css.place}>
                {title}
              </Anchor>
              <Row between>
                <Quiet as="span" small>
                  {note}
                </Quiet>
                <Button kind="ghost" size="small" onClick={() => model.remove(path)}>
                  {isKept ? '取消收藏' : '删除'}
                </Button>
              </Row>
            </Card>
          </li>
        ))}
      </ul>
      {!isKept && (
        <Button kind="plain" onClick={model.clear}>
          清空历史
        </Button>
      )}
    </>
  )
}
