import { useId, useState } from 'react'
import { Cell } from '#ui/cell.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { Chooser } from './offer.model.ts'
import css from './chooser.module.css'

/** A row that says what is chosen, and the sheet to choose in. */
export function ChooserCell({ chooser }: { chooser: Chooser }) {
  const { title, value, choices, chosen, choose } = chooser
  const [open, setOpen] = useState(false)
  const name = useId()
  return (
    <>
      <Cell title={title} value={value} onClick={() => setOpen(true)} />
      <Sheet open={open} title={title} onClose={() => setOpen(false)}>
        <fieldset className={css.choices} aria-label={title}>
          {choices.map((each) => (
            <label key={each.key} className={css.choice}>
              <input
                type="radio"
                name={name}
                checked={each.key === chosen}
                onChange={() => choose(each.key)}
                onClick={() => setOpen(false)}
              />
              {each.title}
              <small className={css.note}>{each.note}</small>
            </label>
          ))}
        </fieldset>
      </Sheet>
    </>
  )
}
