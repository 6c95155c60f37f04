import { useId, useRef } from 'react'
import { Sheet } from '#ui/overlay/sheet.tsx'
import css from './chooser.module.css'
import type { Chooser } from '#features/trade/sku/offer.model.ts'

/** The options; a choice closes the sheet, unless arrow keys are on their way through them. */
export function ChooserSheet(p: { chooser: Chooser; open: boolean; onClose: () => void }) {
  const { title, choices, chosen, choose } = p.chooser
  const name = useId()
  // The browser clicks what an arrow key chooses.
  const isArrow = useRef(false)
  return (
    <Sheet open={p.open} title={title} onClose={p.onClose}>
      <fieldset className={css.choices} aria-label={title}>
        {choices.map((each) => (
          <label key={each.key} className={css.choice}>
            <input
              type="radio"
              name={name}
              checked={each.key === chosen}
              onChange={() => choose(each.key)}
              onKeyDown={({ key }) => (isArrow.current = key.startsWith('Arrow'))}
              onKeyUp={() => (isArrow.current = false)}
              onClick={() => isArrow.current || p.onClose()}
            />
            {each.title}
            <small className={css.note}>{each.note}</small>
          </label>
        ))}
      </fieldset>
    </Sheet>
  )
}
