import { useState } from 'react'
import { dataOf } from '#data/loaded.ts'
import { useSavedPages } from '#entities/saved-pages/saved-pages.model.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { CellGroup } from '#ui/layout/cell.tsx'
import { Confirm } from '#ui/overlay/confirm.tsx'
import { useToast } from '#ui/overlay/toast.tsx'
import { OnOffRow } from './on-off-row.tsx'
import css from './settings.module.css'
import type { OnOff } from './settings.model.ts'

/** The saved pages with their size, and the buttons that remove them. CO-07, AC-11 */
export function OfflineContent({ keepFiles }: { keepFiles: OnOff }) {
  const saved = dataOf(useSavedPages())
  const toast = useToast()
  const [confirming, setConfirming] = useState(false)
  const [confirmingFiles, setConfirmingFiles] = useState(false)
  const done = (work: Promise<void>, words: string) => void work.then(() => toast(words))
  const set = (on: boolean) => {
    keepFiles.set(on)
    setConfirmingFiles(!on && saved?.hasFiles === true)
  }
  const rows = saved?.rows ?? []
  return (
    <CellGroup title="离线内容">
      <p className={css.lead}>看过的课程和文章保存在本机七天，断网时也能打开。</p>
      <OnOffRow setting={{ ...keepFiles, set }} />
      <p className={css.hint}>开启后，打开过的合同文件保存在本机，断网时也能查看；退出登录时删除。</p>
      {saved && rows.length === 0 && <p className={css.empty}>暂无可离线查看的内容</p>}
      {saved && rows.length > 0 && (
        <>
          <ul className={css.pages}>
            {rows.map((row) => (
              <li key={row.route}>
                <Anchor href={row.route}>
                  <span>{row.title}</span>
                  <small>{`${row.asOf} · ${row.size}`}</small>
                </Anchor>
                <button
                  type="button"
                  aria-label={`删除 ${row.title}`}
                  onClick={() => done(saved.remove(row), `已删除 ${row.title}`)}
                >
                  删除
                </button>
              </li>
            ))}
          </ul>
          <div className={css.part}>
            <p>{`共${rows.length}项，${saved.size}`}</p>
            <Button kind="plain" size="small" onClick={() => setConfirming(true)}>
              清除离线内容
            </Button>
          </div>
          <Confirm
            open={confirming}
            title="清除全部离线内容？"
            act="清除"
            onConfirm={() => {
              setConfirming(false)
              done(saved.clear(), '离线内容已清除')
            }}
            onClose={() => setConfirming(false)}
          >
            <p>清除后，断网时将无法查看这些内容。</p>
          </Confirm>
          <Confirm
            open={confirmingFiles}
            title="删除已保存的合同？"
            act="删除"
            keep="保留"
            onConfirm={() => {
              setConfirmingFiles(false)
              done(saved.clearFiles(), '已删除保存的合同')
            }}
            onClose={() => setConfirmingFiles(false)}
          >
            <p>不再保存新的合同文件。已保存的可以保留，也可以现在删除；联网时仍可在订单中查看。</p>
          </Confirm>
        </>
      )}
    </CellGroup>
  )
}
