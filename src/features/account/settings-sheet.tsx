import { Link } from 'wouter'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Switch } from '#ui/switch.tsx'
import css from './settings-sheet.module.css'
import { type Settings, useSettings } from './settings.model.ts'

/** How the customer wants to read, and what is kept on this device. */
export function SettingsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const settings = useSettings()
  return (
    <Sheet open={open} title="设置" onClose={onClose}>
      <div className={css.settings}>
        <Switch label="长辈版" checked={settings.elder} onChange={settings.setElder} />
        <TextSize settings={settings} />
        <Switch label="个性化推荐" checked={settings.personalised} onChange={settings.setPersonalised} />
        <section className={css.part} aria-label="隐私同意">
          <p className={css.text}>{settings.consent.text}</p>
          <p className={css.text}>
            <Link href="/userPolicy">《用户协议》</Link>
            <Link href="/privacyProtocol">《隐私政策》</Link>
          </p>
          <Button kind="plain" size="small" onClick={settings.consent.change}>
            {settings.consent.verb}
          </Button>
        </section>
        <section className={css.part} aria-label="离线内容">
          <p className={css.text}>看过的课程和文章保存在本机，断网时也能打开。</p>
          <Button kind="plain" size="small" onClick={settings.clearOffline}>
            清除离线内容
          </Button>
        </section>
      </div>
    </Sheet>
  )
}

function TextSize({ settings }: { settings: Settings }) {
  return (
    <fieldset className={css.steps}>
      <legend>字号</legend>
      {settings.steps.map(({ label, chosen, choose }) => (
        <label key={label} className={`${css.step} ${chosen ? css.chosen : ''}`}>
          <input type="radio" name="font-step" checked={chosen} onChange={choose} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
