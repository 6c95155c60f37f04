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
