import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Phone } from './fixtures.ts'
import { sitePaths } from './site-pages.ts'
import { expect, steer, steered, test } from './steer.ts'

// Every screen in three looks: a slow machine takes its time.
test.setTimeout(240_000)

const customer = '13800000002'

interface Place {
  name: string
  path: string
  /** Brings the screen into this state. */
  enter?: (page: Page) => Promise<unknown>
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name }).click()

/** Drawn, with its picture in place. */
const poster = async (page: Page) => {
  await press('分享海报')(page)
  await expect(page.getByText('长按图片保存')).toBeVisible()
}

const forCustomers: readonly Place[] = [
  { name: '学习', path: '/course' },
  { name: '学习·系列', path: '/course?tab=series' },
  { name: '学习·分类', path: '/course?tab=category' },
  { name: '学习·空', path: '/course?tag=t9' },
  { name: '学习·专栏', path: '/course?tab=column' },
  { name: '专栏·未开通', path: '/article?column=CL6' },
  { name: '我的课程', path: '/me/course' },
  { name: '筛选', path: '/course', enter: press('筛选') },
  { name: '系列课', path: '/course/series/SR01' },
  { name: '课程·介绍', path: '/course/C101' },
  { name: '课程·目录', path: '/course/C110', enter: tab('目录') },
  { name: '课程·讲师', path: '/course/C105', enter: tab('讲师') },
  { name: '课程·评价', path: '/course/C103', enter: tab('评价') },
  { name: '课程·咨询', path: '/course/C112', enter: press('咨询') },
  { name: '课程·海报', path: '/course/C101', enter: poster },
  { name: '课时·视频', path: '/course/C101/lesson/C101-02' },
  { name: '课时·图文', path: '/course/C101/lesson/C101-03' },
  { name: '课时·锁', path: '/course/C110/lesson/C110-03' },
  { name: '课时·目录', path: '/course/C101/lesson/C101-06', enter: press('目录') },
  { name: '文章', path: '/article/A201' },
  { name: '文章·错', path: '/article/A999' },
  { name: '首页·客户', path: '/home' },
  { name: '服务', path: '/sku/K301' },
  { name: '服务·客服', path: '/sku/K105', enter: press('客服') },
  { name: '下单', path: '/checkout/K601' },
  { name: '下单·付款方式', path: '/checkout/K301', enter: press('付款方式') },
  { name: '下单·不可购买', path: '/checkout/K502' },
  { name: '风险揭示', path: '/checkout/K301/disclosure' },
  { name: '风险不匹配', path: '/checkout/K302/disclosure' },
  { name: '协议', path: '/checkout/K301/agreement/service' },
  { name: '开发票·错', path: '/invoice', enter: press('预览发票') },
  { name: '开发票·一笔', path: '/invoice?orderNumber=D00020001' },
  { name: '对公转账·无', path: '/order/D00020001/transfer' },
  { name: '回访', path: '/order/D00020001/feedback', enter: press('提交回访') },
  { name: '活动', path: '/promo/PM101' },
  { name: '我的', path: '/me' },
  { name: '设置', path: '/me/settings' },
  { name: '个人资料', path: '/me/profile' },
  { name: '昵称', path: '/me/profile', enter: press(/昵称/) },
  { name: '头像', path: '/me/profile', enter: press(/头像/) },
  { name: '账号与安全', path: '/me/security' },
  { name: '更换手机号', path: '/me/mobile' },
  { name: '注销', path: '/me/cancel' },
  { name: '收货地址', path: '/me/address' },
  { name: '编辑地址', path: '/me/address/edit' },
  { name: '编辑地址·错', path: '/me/address/edit', enter: press('保存') },
  { name: '实名信息', path: '/me/certification' },
  { name: '退出', path: '/me', enter: press('退出登录') },
  { name: '已登录', path: '/login' },
  { name: '适当性', path: '/suitability' },
  { name: '基本信息', path: '/suitability/profile' },
  { name: '测评', path: '/suitability/survey' },
  { name: '测评结果', path: '/suitability/result' },
  { name: '身份认证', path: '/suitability/verify' },
  { name: '人脸核身', path: '/suitability/face' },
]
const forGuests: readonly Place[] = [
  { name: '登录', path: '/login' },
  { name: '登录·错', path: '/login', enter: press('登录') },
  { name: '绑定', path: '/login/bind' },
  { name: '系列课·访客', path: '/course/series/SR01' },
  { name: '活动', path: '/landing?scene=spring' },
  { name: '活动·错', path: '/landing', enter: press('提交登记') },
  { name: '邀请', path: '/invite?invite=IV0007A' },
  { name: '邀请·失效', path: '/invite?invite=none' },
  { name: '专栏·访客', path: '/column' },
  { name: '文章列表', path: '/article' },
  { name: '文章列表·空', path: '/article?topic=没有的话题' },
  { name: '课程·访客', path: '/course/C104' },
  { name: '服务·访客', path: '/sku/K301' },
  { name: '服务编号·访客', path: '/sku/number/N301' },
  { name: '我的·访客', path: '/me' },
  { name: '设置·访客', path: '/me/settings' },
  { name: '扫码登录', path: '/pc-login' },
  { name: '注销已受理', path: '/me/cancel/done?by=2026-12-12' },
  { name: '客服', path: '/me', enter: press('客服热线') },
  { name: '首页', path: '/home' },
  { name: '直播', path: '/live' },
  { name: '离线可看', path: '/offline' },
  { name: '机构', path: '/index' },
  { name: '关于', path: '/aboutUs' },
  { name: '介绍', path: '/company_introduction' },
  { name: '联系', path: '/contactUs' },
  { name: '隐私', path: '/privacyProtocol' },
  { name: '清单', path: '/personal-info-collection' },
  { name: '授权', path: '/authorization' },
  { name: '诊断', path: '/env' },
  { name: '跳转·拒绝', path: '/redirect?to=//evil.invalid' },
  { name: '跳转·离开', path: `/redirect?url=${encodeURIComponent('https://mp.weixin.qq.com/s/1')}` },
]

/** Has an order of every status. */
const trader = '13800000031'
const forTraders: readonly Place[] = [
  { name: '订单', path: '/me/order' },
  { name: '订单·空', path: '/me/order?tab=none' },
  { name: '签署', path: '/order/D00310001/sign' },
  { name: '签署·文件', path: '/order/D00310001/sign', enter: press(/^阅读文件/) },
  { name: '核验', path: '/order/D00310002/face' },
  { name: '核验·未同意', path: '/order/D00310002/face', enter: press('开始核验') },
  { name: '收银台', path: '/order/D00310003/pay' },
  { name: '收银台·分笔', path: '/order/D00310004/pay' },
  { name: '付款链接', path: '/sub-order/S00310004002' },
  { name: '支付结果·未付', path: '/order/D00310001/result' },
  { name: '支付结果·已付', path: '/order/D00310005/result' },
  { name: '支付结果·已退', path: '/order/D00310010/result' },
  { name: '订单·待签署', path: '/order/D00310001' },
  { name: '订单·服务中', path: '/order/D00310006' },
  { name: '订单·关闭', path: '/order/D00310008' },
  { name: '合同', path: '/order/D00310006/contract' },
  { name: '专属链接·他人', path: '/strategy-link/OL0004A' },
]
/** Light and dark are seen with each part of the site (site-*.spec). */
const ofTheSite: readonly Place[] = sitePaths().map((path) => ({ name: path, path }))
const looks = {
  浅色: { colorScheme: 'light' },
  深色: { colorScheme: 'dark' },
  长辈版: { colorScheme: 'light', elder: true },
} as const

/** Goes through the screens, and tells what was found at each. */
async function atEach<T>(visitor: Phone, places: readonly Place[], look: (page: Page, place: Place) => Promise<T[]>) {
  const { page } = visitor
  const found: Record<string, T[]> = {}
  await visitor.open('/userPolicy')
  for (const place of places) {
    await steer(page, place.path)
    await place.enter?.(page)
    // What slides in has arrived.
    await page.evaluate(async () => {
      await window.settled()
      const ending = document.getAnimations().filter((each) => each.effect?.getTiming().iterations !== Infinity)
      await Promise.all(ending.map((each) => each.finished))
    })
    const faults = await look(page, place)
    if (faults.length > 0) found[place.name] = faults
    if (await page.locator('dialog[open]').count()) await page.keyboard.press('Escape')
  }
  return found
}

async function violations(page: Page): Promise<string[]> {
  const { violations: all } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return all.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html, failureSummary }) => `${html} ${failureSummary}`)
        .join(' | ')
        .slice(0, 400)}`,
  )
}

/** One h1, one main, banner; everything pressed with a finger as high and wide as a finger. */
function anatomy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = document.documentElement.hasAttribute('data-elder') ? 60 : 44
    const wrong: string[] = []
    const count = (selector: string) => document.querySelectorAll(selector).length
    if (count('h1') !== 1) wrong.push(`${count('h1')} h1`)
    if (count('main') !== 1) wrong.push(`${count('main')} main`)
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, select, input, summary, [role=tab]',
    )) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // Words in a sentence are as high as the sentence; a box that is ticked lies in its label.
      if (element.matches('p a, li p a, label a, [class*=prose] a, article [class*=body] a')) continue
      const target = element.closest('label') ?? element
      const { width, height, bottom } = target.getBoundingClientRect()
      // The skip link waits above the page.
      if (bottom < 0 || width === 0) continue
      if (height < least - 0.5 || width < least - 0.5) {
        wrong.push(`${Math.round(width)}×${Math.round(height)}: ${element.outerHTML.slice(0, 120)}`)
      }
    }
    return wrong
  })
}

/** What sticks out at the side; the page itself must not scroll sideways. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const out = [...document.querySelectorAll('#root *')].filter(
      (each) => each.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth} > ${clientWidth}`, ...out.slice(0, 3).map((each) => each.outerHTML.slice(0, 160))]
  })
}

for (const [name, look] of Object.entries(looks)) {
  for (const [who, places, signedInAs] of [
    ['a customer', forCustomers, customer],
    ['a customer with orders', forTraders, trader],
    ['a guest', forGuests, undefined],
  ] as const) {
    test(`axe finds nothing on the screens of ${who}, and every target fits a finger, ${name}`, async ({ phone }) => {
      const visitor = await phone('browser', { consent: false, ...look, ...(signedInAs && { signedInAs }) })
      await steered(visitor.context)
      const site = name === '长辈版' && !signedInAs ? ofTheSite : []
      const found = await atEach(visitor, [...places, ...site], async (page) => [
        ...(await violations(page)),
        ...(await anatomy(page)),
      ])
      expect(found).toEqual({})
    })
  }
}

test('no screen scrolls sideways with text of twice the size', async ({ phone }) => {
  for (const [places, signedInAs] of [
    [forCustomers, customer],
    [forTraders, trader],
    [[...forGuests, ...ofTheSite], undefined],
  ] as const) {
    const visitor = await phone('browser', { consent: false, ...(signedInAs && { signedInAs }) })
    await steered(visitor.context)
    await visitor.context.addInitScript(() => {
      localStorage.setItem('preferences', JSON.stringify({ elder: false, fontStep: 2 }))
      // Font step 2 is 1.3; every size is a multiple of this one.
      addEventListener('DOMContentLoaded', () => document.documentElement.style.setProperty('--k', '2'))
    })
    expect(await atEach(visitor, places, overflow)).toEqual({})
  }
})

test('the question for consent is as accessible as the rest', async ({ phone }) => {
  const visitor = await phone('browser', {})
  const { page } = visitor
  await steered(visitor.context)
  await visitor.open('/course')
  await expect(page.getByRole('button', { name: '同意并继续' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await anatomy(page)).toEqual([])
  // It covers nothing for good: the last link of the page can be scrolled clear of it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const clear = await page.evaluate(() => {
    const bar = document.querySelector('section[aria-label=用户协议与隐私政策]')?.getBoundingClientRect()
    const last = [...document.querySelectorAll('main a')].at(-1)?.getBoundingClientRect()
    return bar !== undefined && last !== undefined && last.bottom <= bar.top + 1
  })
  expect(clear).toBe(true)
})
