import type * as calls from '#api/domains/public/adverts.ts'
import type { Handlers } from '#test/service/deps.ts'
import { badInput } from '#test/service/refusal.ts'
import { today } from '#test/service/seed/days.ts'
import { createAdverts } from '#test/service/seed/landing.ts'

export function openAdverts(): Pick<Handlers<'public'>, keyof typeof calls> {
  const adverts = (now: number, wanted: (advert: ReturnType<typeof createAdverts>[number]) => boolean) =>
    createAdverts(today(now))
      .filter((each) => each.startAt <= now && now < each.endAt && wanted(each))
      .map(({ positions: _, labels: __, ...shown }) => shown)
  return {
    advertList: ({ position }, { now }) =>
      adverts(now, ({ positions }) => positions.includes(position)).map((advert) =>
        // The site shows the title below the picture, the application only the picture.
        position === 'GW_HOME' ? advert : { ...advert, imageUrl: `/files/adverts/${advert.id}.svg` },
      ),
    advertListByLabels({ labels: asked }, { now }) {
      if (asked.length > 20) throw badInput(40003, '一次最多查询20个标签')
      return adverts(now, ({ labels }) => labels.some((each) => asked.includes(each)))
    },
  }
}
