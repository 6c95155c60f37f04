import { Switch } from '#ui/form/switch.tsx'
import type { OnOff } from './settings.model.ts'

/** A setting that is on or off, as a row. */
export function OnOffRow({ setting: { label, on, set } }: { setting: OnOff }) {
  return <Switch label={label} checked={on} onChange={set} />
}
