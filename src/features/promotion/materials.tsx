import { PagedList } from '#entities/list/paged-list.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { Button } from '#ui/button.tsx'
import { Chips } from '#ui/chips.tsx'
import { FormError } from '#ui/form/form-error.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Filters } from '#ui/layout/filters.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Row, Stack } from '#ui/layout/stack.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { RiskLine } from '#ui/risk-line.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type MaterialsPage, useMaterials } from './materials.model.ts'
import type { MaterialRow } from './materials.words.ts'
import css from './promotion.module.css'

/** 素材库. SV-04 */
export function MaterialsScreen() {
  const { open, folders, isBare, folder, pick, list, act } = useMaterials()
  return (
    <Screen title="素材库">
      <LoadState loaded={open} skeleton={<Skeleton lines={12} />}>
        {(isIn) =>
          isIn && isBare ? (
            <Empty
              text="暂无素材"
              note="审核通过的素材会按文件夹出现在这里"
              action={{ label: '返回我的', href: '/me' }}
            />
          ) : isIn ? (
            <>
              <Filters>
                <Chips row label="文件夹" items={folders} chosen={folder} onPick={pick} />
              </Filters>
              <PagedList
                pages={list}
                label="素材"
                look={css.list}
                keyOf={({ id }) => id}
                row={(row) => <Material row={row} act={act} />}
                outline={<Skeleton lines={5} />}
                empty={<Empty text="这个文件夹里还没有素材" />}
              />
              <Quiet small inset>
                只能使用审核有效期内的素材，请勿修改、拼接或配上自己的收益描述。
              </Quiet>
            </>
          ) : (
            <Empty text="素材库仅对公司授权的推广人员开放" action={{ label: '返回我的', href: '/me' }} />
          )
        }
      </LoadState>
      <RiskLine />
      <LinkSheet {...act} />
      <FileSheet {...act} />
    </Screen>
  )
}

function Material({ row, act }: { row: MaterialRow; act: MaterialsPage['act'] }) {
  const { id, title, cover, audit, usable, hasFile } = row
  const isMine = act.id === id
  return (
    <article className={css.material}>
      <Picture src={cover} alt="" ratio={1} width={72} />
      <div className={css.words}>
        <h2>{title}</h2>
        <Quiet small>{audit}</Quiet>
        {usable && (
          <Row>
            <Button kind="plain" size="small" busy={isMine && act.link.busy} onClick={() => act.link.ask(id)}>
              分享链接
            </Button>
            {hasFile && (
              <Button kind="plain" size="small" busy={isMine && act.file.busy} onClick={() => act.file.ask(id)}>
                取文件
              </Button>
            )}
          </Row>
        )}
        {isMine && <FormError>{act.link.error || act.file.error}</FormError>}
      </div>
    </article>
  )
}

function LinkSheet({ link: { found, close }, copy }: MaterialsPage['act']) {
  return (
    <Sheet open={found !== undefined} title="分享链接" onClose={close}>
      {found && (
        <Stack gap={3}>
          <p className={css.url}>{found.url}</p>
          {found.carries.length > 0 ? (
            <>
              <Quiet small>此链接记录：</Quiet>
              <Facts dense items={found.carries} />
            </>
          ) : (
            <Quiet small>此链接不带任何附加信息。</Quiet>
          )}
          <Button onClick={() => copy(false)}>复制链接</Button>
          {found.carries.length > 0 && (
            <Button kind="plain" onClick={() => copy(true)}>
              去掉附加信息后复制
            </Button>
          )}
        </Stack>
      )}
    </Sheet>
  )
}

function FileSheet({ file: { found, close } }: MaterialsPage['act']) {
  return (
    <Sheet open={found !== ''} title="素材文件" onClose={close}>
      {found !== '' && (
        <Stack gap={2} center>
          <img className={css.file} src={found} alt="素材预览" />
          <a href={found} download className={css.save}>
            保存文件
          </a>
          <Quiet small>微信内可长按图片保存。地址十分钟内有效。</Quiet>
        </Stack>
      )}
    </Sheet>
  )
}
