import { Band } from '#ui/band/band.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { Steps } from '#ui/layout/steps.tsx'
import type { Sku } from '#api/shapes/order.ts'
import type { Gate } from './gates.ts'
import { factsOf, stepsAfter, wayOf } from './passport.words.ts'
import css from './checkout.module.css'

/** The progress towards the order, and the purpose of the next step. law §1 */
export function Way({ gates, sku }: { gates: readonly Gate[]; sku: Sku }) {
  const { says, steps, open } = wayOf(gates)
  const facts = open && factsOf(open.gate)
  return (
    <>
      <Band
        says={says}
        note={`下单之后：${stepsAfter(sku)
          .map(({ title }) => title)
          .join('、')}`}
      >
        <Steps onBand label="下单前的步骤" steps={steps} />
      </Band>
      <div>
        {open && facts && (
          <section className={css.amounts} aria-label="下一步">
            <Facts
              values="columns"
              items={[
                { name: '为什么', value: facts.why },
                { name: '多久', value: facts.time },
                { name: '谁看得到', value: facts.seenBy },
              ]}
            />
          </section>
        )}
      </div>
    </>
  )
}
