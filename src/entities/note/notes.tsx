import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Row, stackClass } from '#ui/layout/stack.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { type Noted, useNotes } from './notes.model.ts'
import css from './notes.module.css'

/** The customer's own notes on a lesson or a recording; a press on a note's second plays from there. */
export function Notes({ noted, onJump }: { noted: Noted; onJump: (sec: number) => void }) {
  const model = useNotes(noted)
  return (
    <div className={stackClass(3)}>
      <TextArea label="我的笔记" hint="仅保存在本机" rows={3} value={model.text} onChange={model.write} />
      <Row between>
        <LinkButton href="/me/study" kind="ghost" size="small">
          全部笔记
        </LinkButton>
        <Button kind="plain" size="small" onClick={model.save}>
          {noted.place ? '保存到当前时间' : '保存笔记'}
        </Button>
      </Row>
      {model.rows.length > 0 && (
        <ul className={css.notes} aria-label="本节笔记">
          {model.rows.map(({ id, text, at, sec }) => (
            <li key={id}>
              <p className={css.text}>{text}</p>
              <Row between>
                {sec === undefined ? (
                  <Quiet as="span" small />
                ) : (
                  <Button kind="ghost" size="small" onClick={() => onJump(sec)}>
                    {`从 ${at} 播放`}
                  </Button>
                )}
                <Button kind="ghost" size="small" onClick={() => model.remove(id)}>
                  删除笔记
                </Button>
              </Row>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
