import { useId } from 'react'
import { Sheet } from '#ui/overlay/sheet.tsx'
import css from './chooser.module.css'
import type { Chooser } from '#features/trade/sku/offer.model.ts'

/** The options; a choice closes the sheet. */
export function ChooserSheet(p: { chooser: Chooser; open: boolean; onClose: () => void }) {
  const { title, choices, chosen, choose } = p.chooser
  const name = useId()
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
              onClick={p.onClose}
            />
            {each.title}
            <small className={css.note}>{each.note}</small>
          </label>
        ))}
      </fieldset>
    </Sheet>
  )
}
