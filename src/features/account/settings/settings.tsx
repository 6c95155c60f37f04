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
      <div className={css.elder}>
        <OnOffRow setting={elder} />
        <p className={css.hint}>更大的字号与按钮，无广告与弹窗。</p>
      </div>
      <CellGroup title="显示与播放">
        <div className={css.part}>
          <Preview />
          <Choices legend="字号" name="font-step" choices={sizes} />
          <Choices legend="涨跌颜色" name="colours" choices={colours} shows={(label) => <Sample label={label} />} />
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

/** Sample text and changes in the chosen style. */
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

/** A rise and a fall in the selected colours. */
function Sample({ label }: { label: string }) {
  return (
    <span aria-hidden className={css.sample} data-rise={label.startsWith('红') ? 'red' : 'green'}>
      <b>+1.23%</b>
      <b>−0.44%</b>
    </span>
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
