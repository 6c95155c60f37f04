import { useState } from 'react'
import { useLocation } from 'wouter'
import { brand } from '#config/brand.ts'
import { REGISTER } from '#lib/path/register.ts'
import { AUTHORITY } from '#lib/text/authority.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Button } from '#ui/button.tsx'
import { submitProps } from '#ui/form/submit.ts'
import { TypedInput } from '#ui/form/typed-input.tsx'
import { Icon } from '#ui/icon.tsx'
import css from './verify.module.css'

/** The main element of the first screen on a desktop: the teachers can be verified first. SI-01 */
export function Verify() {
  const [, navigate] = useLocation()
  const [typed, type] = useState('')
  return (
    <section className={css.card} aria-labelledby="verify">
      <h2 id="verify">核验一位老师</h2>
      <form
        className={css.line}
        {...submitProps(() => navigate(`/showPractitioner?keyword=${encodeURIComponent(typed)}`))}
      >
        <TypedInput
          kind="search"
          aria-label="姓名或登记编号"
          placeholder="姓名或登记编号"
          value={typed}
          onChange={type}
        />
        <Button type="submit" size="small">
          核验
        </Button>
      </form>
      <p className={css.note}>从业人员全部公示：姓名、登记编号、岗位与在职状态。</p>
      <Anchor href={REGISTER} className={css.again}>
        到中国证券业协会官网再查一遍
        <Icon name="next" size={16} />
      </Anchor>
    </section>
  )
}

/** The verifiable facts about the company. `staff`: how many are registered and at work, once known. */
export function Proofs({ staff }: { staff: number | undefined }) {
  const proofs = [
    { name: '证券投资咨询业务资格', value: brand.licenseNo, href: '/compliance/license' },
    {
      name: '登记从业人员，全部公示',
      value: staff === undefined ? '' : `${staff} 人`,
      href: '/showPractitioner?status=ON',
    },
    { name: '公司投诉电话', value: brand.complaintPhone, href: '/compliance/complaint' },
    { name: AUTHORITY.name, value: AUTHORITY.phone, href: '/compliance/complaint' },
  ]
  return (
    <ul className={css.proofs} aria-label="可以核对的事">
      {proofs.map(({ name, value, href }) => (
        <li key={name}>
          <Anchor href={href}>
            {name}
            <b>{value}</b>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
