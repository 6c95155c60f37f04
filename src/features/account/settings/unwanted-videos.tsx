import { Button } from '#ui/button.tsx'
import { More } from '#ui/layout/more.tsx'
import css from './settings.module.css'
import { useUnwantedVideos } from './unwanted-videos.model.ts'

/** 不感兴趣 of short videos, which can be taken back here. MD-05 */
export function UnwantedVideos() {
  const videos = useUnwantedVideos()
  return (
    <More className={css.log} label={`不感兴趣的视频${videos.length > 0 ? ` ${videos.length}` : ''}`}>
      {videos.length === 0 ? (
        <p>暂无记录</p>
      ) : (
        <ul aria-label="不感兴趣的视频">
          {videos.map(({ key, title, takeBack }) => (
            <li key={key}>
              {title}
              <Button kind="ghost" size="small" onClick={takeBack}>
                恢复展示
              </Button>
            </li>
          ))}
        </ul>
      )}
    </More>
  )
}
