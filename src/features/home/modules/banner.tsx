import { brand } from '#config/brand.ts'
import { Anchor } from '#ui/anchor.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/media/picture.tsx'
import { useBanner } from './banner.model.ts'
import css from './banner.module.css'
import type { To } from './item.ts'

const RATIO = 3

/** An advert, marked as such and closed with one tap. Without one, our own text fills the same space. */
export function BannerPlace({ to }: { to: To }) {
  const { banner, turn } = useBanner(to)
  if (!banner) {
    return (
      <div className={css.banner}>
        <p className={css.motto}>
          <strong>系统学习，理性投资</strong>
          <span>{brand.riskLine}</span>
        </p>
      </div>
    )
  }
  return (
    <aside className={css.banner} aria-label={banner.isAd ? '广告' : '活动'}>
      <Anchor href={banner.href} className={css.advert} onClick={banner.open}>
        <Picture src={banner.image} alt="" ratio={RATIO} color="#1f439a" />
        <span className={css.saying}>{banner.title}</span>
      </Anchor>
      {turn.count > 1 && (
        <button type="button" className={css.turn} aria-label="看下一条，不再自动轮播" onClick={turn.next}>
          <span>{`${turn.at + 1}/${turn.count}`}</span>
        </button>
      )}
      {banner.isAd && <span className={css.mark}>广告</span>}
      <button type="button" className={css.close} aria-label="关闭广告" onClick={banner.close}>
        <Icon name="close" size={16} />
      </button>
    </aside>
  )
}
