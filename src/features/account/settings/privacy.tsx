import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { More } from '#ui/layout/more.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { papers } from './consent-versions.ts'
import { CallUsSheet } from '#entities/access/call-us-sheet.tsx'
import { usePrivacy } from './privacy.model.ts'
import css from './settings.module.css'
import { UnwantedVideos } from './unwanted-videos.tsx'

/** 隐私中心. */
export function Privacy() {
  const { personalised, state, verb, change, log, versions } = usePrivacy()
  const [help, setHelp] = useState(false)
  return (
    <CellGroup title="隐私中心">
      <Switch label={personalised.label} checked={personalised.on} onChange={personalised.set} />
      <p className={css.hint}>关闭后，首页与视频不再根据您的使用情况推荐内容。</p>
      <div className={css.part}>
        <UnwantedVideos />
        <p>{state}</p>
        <Button kind="plain" size="small" onClick={change}>
          {verb}
        </Button>
        <More className={css.log} label="同意记录">
          {log.length === 0 ? (
            <p>暂无记录</p>
          ) : (
            <ul>
              {log.map(({ key, text, at }) => (
                <li key={key}>
                  {text}
                  <time>{at}</time>
                </li>
              ))}
            </ul>
          )}
        </More>
        <More className={css.log} label="版本变更说明">
          <ul>
            {versions.map(({ version, changes }) => (
              <li key={version}>{`第${version}版 ${changes}`}</li>
            ))}
          </ul>
        </More>
      </div>
      {papers.map(({ name, href }) => (
        <Cell key={href} title={name} href={href} />
      ))}
      <Cell title="查阅、复制个人信息" note="联系客服核实身份后提供" onClick={() => setHelp(true)} />
      <CallUsSheet open={help} onClose={() => setHelp(false)} />
    </CellGroup>
  )
}
