import { REGISTER } from '#lib/path/register.ts'
import { useTrack } from '#tracking/context.tsx'
import { Button } from '#ui/button.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { useCopy } from '#ui/use-copy.ts'
import css from './licence.module.css'
import type { LicenceView } from './licence.words.ts'

/** The registration of a practitioner, and how to verify it. law §5, MD-11 */
export function Licence({ person, as: Name }: { person: LicenceView; as: 'h2' | 'p' }) {
  const { name, avatar, category, status, numbers, registered, employer } = person
  const copy = useCopy()
  const track = useTrack()
  return (
    <section className={css.licence} aria-label="登记信息">
      <Guilloche />
      <div className={css.head}>
        <Avatar src={avatar} name="" size={72} />
        <div className={css.words}>
          <Name className={css.name}>{name}</Name>
          <p>
            {category}
            <span className={css.status}>{status}</span>
          </p>
        </div>
      </div>
      <div data-each="numbers">
        {numbers.map(({ certNo }) => (
          <div key={certNo} className={css.number}>
            <span>登记编号</span>
            <strong>{certNo}</strong>
            <Button kind="ghost" size="small" onClick={() => copy(certNo)}>
              复制编号
            </Button>
          </div>
        ))}
      </div>
      <Facts
        dense
        items={[
          { name: '登记日期', value: <span className={css.date}>{registered}</span> },
          // One element, as in the HTML before any code.
          { name: '任职机构', value: <span>{employer}</span> },
        ]}
      />
      <div data-each="numbers">
        {numbers.map(({ certNo }) => (
          <div key={certNo} className={css.check}>
            <p className={css.words}>
              对三处：姓名、编号、机构
              <small>不一致的，请勿付款并告知我们。可在 gs.sac.net.cn 查询</small>
            </p>
            <LinkButton
              href={REGISTER}
              kind="plain"
              size="small"
              onClick={() => void track('media', 'verify_click', certNo)}
            >
              去核验
            </LinkButton>
          </div>
        ))}
      </div>
    </section>
  )
}

/** Fine lines, as on security paper. */
function Guilloche() {
  const turns = Array.from({ length: 20 }, (_, at) => `rotate(${at * 9})`)
  return (
    <svg className={css.lines} viewBox="-125 -125 250 250" aria-hidden>
      {turns.map((transform) => (
        <g key={transform} transform={transform}>
          <ellipse rx="116" ry="40" />
          <ellipse rx="58" ry="19" />
        </g>
      ))}
    </svg>
  )
}
