import { useState } from 'react'
import { useSavedPages } from '#data/saved-pages.model.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useToast } from '#ui/toast.tsx'
import css from './settings.module.css'

/** What can be read without a network, with its size, and the way to be rid of it. product CO-07, AC-11 */
export function OfflineContent() {
  const saved = useSavedPages()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const done = (work: Promise<void>, words: string) => void work.then(() => toast(words))
  const rows = saved.state === 'ready' ? saved.rows : []
  return (
    <section aria-label="离线内容" className={css.section}>
      <h2 className={css.head}>离线内容</h2>
      <p className={css.hint}>看过的课程和文章保存在本机七天，断网时也能打开。</p>
      {saved.state === 'empty' && <p className={css.empty}>暂无可离线查看的内容</p>}
      {saved.state === 'ready' && (
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
            <p className={css.text}>{`共${rows.length}项，${saved.size}`}</p>
            <Button kind="plain" size="small" onClick={() => setAsking(true)}>
              清除离线内容
            </Button>
          </div>
          <Dialog
            open={asking}
            title="清除全部离线内容？"
            onClose={() => setAsking(false)}
            actions={
              <>
                <Button kind="plain" onClick={() => setAsking(false)}>
                  取消
                </Button>
                <Button
                  kind="danger"
                  onClick={() => {
                    setAsking(false)
                    done(saved.clear(), '离线内容已清除')
                  }}
                >
                  清除
                </Button>
              </>
            }
          >
            <p>清除后，断网时将无法查看这些内容。</p>
          </Dialog>
        </>
      )}
    </section>
  )
}
