import { STREAMS } from '#lib/path/stream-href.ts'
import { VIDEOS } from '#lib/path/video-href.ts'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'

/** What else is watched and read. */
export function Further() {
  return (
    <CellGroup>
      <Cell title="短视频" note="一分钟左右的投资者教育" href={VIDEOS} />
      <Cell title="观点频道" note="投资顾问的盘中图文与语音" href={STREAMS} />
    </CellGroup>
  )
}
