import { Rate } from '#ui/chart/rate.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { usePage } from '#wechat/page.tsx'
import { useAbout } from './about.model.ts'
import { Choices } from './choices.tsx'
import { OfflineContent } from './offline-content.tsx'
import { OnOffRow } from './on-off-row.tsx'
import { Privacy } from './privacy.tsx'
import { useSettings } from './settings.model.ts'
import css from './settings.module.css'
import { SignOut } from './sign-out.tsx'

/** Reading preferences, privacy and the data stored on this device. AC-11 */
export function SettingsScreen() {
  const { elder, sizes, colours, calm, wifiOnly, keepFiles } = useSettings()
  usePage({ title: '设置' })
  return (
    <Screen title="设置">
      <CellGroup title="显示与播放">
        <OnOffRow setting={elder} />
        <p className={css.hint}>更大的字号与按钮，无广告与弹窗。</p>
        <div className={css.part}>
          <Choices legend="字号" name="font-step" choices={sizes} />
          <Choices legend="涨跌颜色" name="colours" choices={colours} />
          <Preview />
        </div>
        <OnOffRow setting={calm} />
        <OnOffRow setting={wifiOnly} />
      </CellGroup>
      <Privacy />
      <OfflineContent keepFiles={keepFiles} />
      <About />
      <SignOut />
    </Screen>
  )
}

/** Text and changes as they look with what was just chosen. */
function Preview() {
  return (
    <div className={css.preview} aria-label="预览" role="group">
      <p>先看懂，再决定</p>
      <p>
        涨 <Rate value={0.0123} /> 跌 <Rate value={-0.0044} />
        <small>举例，正负号总在</small>
      </p>
    </div>
  )
}

function About() {
  const { version, notes, rows } = useAbout()
  return (
    <CellGroup title="关于">
      <Cell title="版本" note={notes} value={version} />
      {rows.map(({ title, value }) => (
        <Cell key={title} title={title} note={value} />
      ))}
    </CellGroup>
  )
}
