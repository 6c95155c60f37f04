import { brand } from '#config/brand.ts'
import { OPEN_APP } from '#lib/path/site.ts'
import { buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import css from './guide.module.css'

/** How to leave WeChat, illustrated: the menu at the top right, then the browser. `small`: side by side. SI-15 */
export function Guide({ small = false }: { small?: boolean }) {
  return (
    <ol className={classes(css.steps, small && css.small)}>
      <li>
        <figure>
          <MenuButton />
          <figcaption>
            <strong>1. 点击右上角 ···</strong>
          </figcaption>
        </figure>
      </li>
      <li>
        <figure>
          <MenuSheet />
          <figcaption>
            <strong>2. 选择「在浏览器打开」</strong>
            <span>有的手机写作「在默认浏览器中打开」</span>
          </figcaption>
        </figure>
      </li>
    </ol>
  )
}

/** The top of a phone with WeChat open, its menu button ringed. */
function MenuButton() {
  return (
    <svg aria-hidden viewBox="0 0 280 132" className={css.drawing}>
      <path className={css.device} d="M20 132V24a20 20 0 0 1 20-20h200a20 20 0 0 1 20 20v108" />
      <path className={css.ink} d="m46 30-8 8 8 8" />
      <rect className={css.block} x="100" y="33" width="80" height="10" rx="5" />
      <g className={css.dots}>
        <circle cx="222" cy="38" r="3" />
        <circle cx="232" cy="38" r="3" />
        <circle cx="242" cy="38" r="3" />
      </g>
      <circle className={css.ring} cx="232" cy="38" r="20" />
      <path className={css.arrow} d="M150 112c42 0 70-14 78-46m-12 10 12-11 8 14" />
      <rect className={css.block} x="40" y="76" width="84" height="10" rx="5" />
      <rect className={css.block} x="40" y="98" width="64" height="10" rx="5" />
    </svg>
  )
}

/** WeChat's menu sheet, with the browser's item ringed. */
function MenuSheet() {
  return (
    <svg aria-hidden viewBox="0 0 280 132" className={css.drawing}>
      <path className={css.device} d="M20 0v108a20 20 0 0 0 20 20h200a20 20 0 0 0 20-20V0" />
      <path
        className={css.sheet}
        d="M21 34a14 14 0 0 1 14-14h210a14 14 0 0 1 14 14v74a19 19 0 0 1-19 19H40a19 19 0 0 1-19-19z"
      />
      {[44, 96, 200].map((x) => (
        <g key={x}>
          <rect className={css.block} x={x} y="40" width="36" height="36" rx="9" />
          <rect className={css.block} x={x + 2} y="86" width="32" height="7" rx="3.5" />
        </g>
      ))}
      <rect className={css.chosen} x="148" y="40" width="36" height="36" rx="9" />
      <circle className={css.globe} cx="166" cy="58" r="11" />
      <path className={css.globe} d="M155 58h22M166 47c-7 7-7 15 0 22 7-7 7-15 0-22" />
      <rect className={css.named} x="146" y="86" width="40" height="7" rx="3.5" />
      <rect className={css.ring} x="138" y="30" width="56" height="74" rx="14" />
    </svg>
  )
}

/** The guide in place of features that do not work inside WeChat. */
export function GuideInstead() {
  return (
    <>
      <p>{`微信内不能直接下载。请在浏览器中打开本页，再下载${brand.appName}。`}</p>
      <Guide small />
      {/* Not a router link: that page's policy comes with its HTML. */}
      <a href={OPEN_APP} className={buttonClass('plain')}>{`已安装？打开${brand.appName}`}</a>
    </>
  )
}
