import { brand } from '#config/brand.ts'
import { LoadState } from '#entities/loaded/load-state.tsx'
import type { Loaded } from '#data/loaded.ts'
import { buttonClass } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { CheckField } from '#ui/form/check-field.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { type AppRelease, handOver, storesOf, useConversion, useSpot } from './page.ts'
import css from './download.module.css'
import { GuideInstead } from './guide.tsx'

const QrCode = lazyPart(() => import('#ui/media/qr-code.tsx').then((m) => m.QrCode))

interface Props {
  release: Loaded<AppRelease>
  /** The page's own link, without the origin where the page is prerendered. */
  link: string
  /** The advertisement's click id; undefined on a page that does not report it. */
  clickId: string | null | undefined
}

/** How this visitor gets the app: from a store, by scanning on a desktop, or after leaving WeChat. SI-20 */
export function Stores({ release, link, clickId }: Props) {
  const spot = useSpot()
  const { agreed, setAgreed, downloading } = useConversion(clickId ?? null)
  return (
    <section className={classes(css.get, clickId !== undefined && css.asking)} aria-label={`获取${brand.appName}`}>
      {spot === null && <Skeleton lines={7} />}
      {spot?.kind === 'wechat' && <GuideInstead />}
      {spot !== null && spot.kind !== 'wechat' && (
        <div className={css.ways}>
          {spot.kind === 'desktop' && (
            <figure className={css.scan}>
              <div className={css.qr}>
                <QrCode text={handOver(link, clickId ?? null)} label={`用手机扫码下载${brand.appName}`} />
              </div>
              <figcaption>用手机扫码下载</figcaption>
            </figure>
          )}
          <LoadState loaded={release} skeleton={<Skeleton lines={7} />}>
            {(data) => (
              <div>
                {storesOf(data, spot.platform).map(({ os, title, url, own }) => (
                  <a
                    key={os}
                    href={url}
                    target="_blank"
                    rel="noreferrer"
                    className={buttonClass(own ? 'primary' : 'plain')}
                    onClick={downloading}
                  >
                    {title}
                  </a>
                ))}
                <p className={css.quiet}>下载完全免费。安装包请与下方校验值核对。</p>
                {typeof clickId === 'string' && (
                  <CheckField checked={agreed} onChange={setAgreed}>
                    同意将本次广告的点击编号与「已点下载」提供给广告平台，用于统计广告效果（可不勾选，不影响下载）
                  </CheckField>
                )}
              </div>
            )}
          </LoadState>
        </div>
      )}
    </section>
  )
}
