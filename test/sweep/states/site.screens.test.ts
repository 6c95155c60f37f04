import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { MAINTENANCE } from '#test/e2e/kit/service-state.ts'
import { looks, skins } from '#test/e2e/kit/looks.ts'
import { openScreens } from '#test/sweep/screens.ts'
import { controlAnswers, pressEveryRetry } from './service-state.ts'

/** Lists and other reads: texts of the answer, the empty state, its tab on a desktop. */
const lists = [
  { path: '/index', words: '长辈版上线：更大的字，更少的步骤', none: '暂无内容' },
  { path: '/gcInfo', words: '长辈版上线：更大的字，更少的步骤', none: '暂无资讯' },
  { path: '/compliance/notice', words: '反洗钱宣传：请妥善保管身份信息', none: '暂无公告' },
  { path: '/compliance/staff', words: '登记编号：示例', none: '暂无人员信息' },
  { path: '/product', words: '波动温度计', none: '暂无内容', tab: '指标工具' },
  { path: '/protection', words: '开户之前要想清楚的五件事', none: '该栏目暂无内容' },
  { path: '/protection?tab=video', words: '委托与撤单', none: '该栏目暂无内容' },
  { path: '/information', words: '一份食品公司的中报，读了三遍', none: '暂无每日股评' },
  { path: '/information?tab=views', words: '成交额连续放大', none: '暂无观点' },
  { path: '/investment', words: '科技集中轮动', none: '暂无股票池' },
  { path: '/showPractitioner', words: '示例S0000000002', none: '没有找到这样的从业人员' },
  { path: '/introduce', words: '登记编号 示例', none: '暂无直播' },
  { path: '/upgrade', words: '3.2.0' },
  { path: '/contactUs', words: '服务时间 ' },
]
/** Details: texts, and the list to return to when it is gone. */
const details = [
  { path: '/gcInfo/detail?id=GW1-001', words: '即日起，客户端与官网可以切换为长辈版', back: '/gcInfo' },
  { path: '/compliance/notice/detail?id=GW2-001', words: '本公司', back: '/compliance/notice' },
  { path: '/protection/article-detail?id=A505', words: '以免费资料为名拉您进群', back: '/protection' },
  { path: '/protection/video-detail?id=v-LR10', words: '证券分析师：林老师', back: '/protection?tab=video' },
  { path: '/information/detail?id=A201', words: '仅供投资者教育参考', back: '/information' },
  { path: '/information/article-detail?id=A206', words: '仅供投资者教育参考', back: '/information' },
]
interface Row {
  path: string
  words: string
  none?: string
  tab?: string
  back?: string
}
const rows: readonly Row[] = [...lists, ...details]

const { phone, find, wait, until } = await openScreens(/^\/(?!$|course|me)/, { database: true })
const answers = controlAnswers()
beforeEach(() => {
  answers('well')
})

// The next file of this worker has a phone's.
afterAll(() => void Reflect.deleteProperty(navigator, 'userAgent'))

const main = () => document.querySelector('#root main')?.textContent ?? ''
const alert = () => document.querySelector('#root main [role=alert]')?.textContent ?? ''

describe.each(skins)('%s', (look) => {
  const show = async ({ path, tab }: Row) => {
    phone.open(path, 'outside')
    if (look !== 'desktop' || tab === undefined) return
    const choice = await until(() => find(tab))
    choice.click()
  }
  beforeEach(() => {
    Object.defineProperty(navigator, 'userAgent', { value: looks[look].userAgent, configurable: true })
  })

  it.each(rows)('$path loads, fails, is rejected, unreachable, empty or gone, recovers, and is saved', async (row) => {
    phone.wipe()
    answers('not yet')
    await show(row)
    await until(() => phone.sight() === 'loading')
    expect(document.querySelectorAll('h1')).toHaveLength(1)
    expect(main()).not.toMatch(/暂无|没有找到|不存在/)
    answers('broken')
    await until(() => alert().includes('服务繁忙，请稍后再试'))
    expect(document.querySelector('footer')?.textContent).toContain('12386')
    answers('refused')
    pressEveryRetry()
    await until(() => alert().includes(MAINTENANCE))
    // Nothing seems to load beside it.
    await until(() => document.querySelector('#root main [data-bone]') === null)
    answers('unreached')
    pressEveryRetry()
    await until(() => /网络|该页面尚未缓存，联网后可查看/.test(main()))
    const { none, words, back } = row
    if (none !== undefined) {
      answers('empty')
      await until(() => {
        // An unreachable page may just be replaced by 离线可看.
        pressEveryRetry()
        return main().includes(none)
      })
    }
    answers('well')
    // Cold: a deep link, without any saved copy.
    await show(row)
    await until(() => main().includes(words))
    await wait(3_000)
    answers('unreached')
    await show(row)
    await until(() => main().includes(words))
    await until(() => /当前离线，以下为\d\d-\d\d \d\d:\d\d保存的内容/.test(main()))
    if (back === undefined) return
    answers('well')
    for (const gone of [row.path.replace(/\?.*/, ''), row.path.replace(/id=.*/, 'id=none')]) {
      phone.open(gone, 'outside')
      await until(() => main().includes('内容不存在或已下线'))
      const ways = [...document.querySelectorAll('#root main a')].filter(({ textContent }) =>
        textContent.startsWith('返回'),
      )
      expect(ways.map((way) => way.getAttribute('href'))).toEqual([back])
    }
  })
})
