import type { Page } from '@playwright/test'
import { fixed, parts, passed } from './site-pages.ts'
import { expect } from './controls.ts'

/** A screen in one of its states. */
export interface Place {
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

const learning: readonly Place[] = [
  { name: '学习', path: '/course' },
  { name: '学习·系列', path: '/course?tab=series' },
  { name: '学习·分类', path: '/course?tab=category' },
  { name: '学习·空', path: '/course?tag=t9' },
  { name: '学习·专栏', path: '/course?tab=column' },
  { name: '专栏·未开通', path: '/article?column=CL6' },
  { name: '我的课程', path: '/me/course' },
  { name: '学习记录', path: '/me/study' },
  { name: '学习记录·历史', path: '/me/study?tab=visited' },
  { name: '搜索', path: '/search' },
  { name: '搜索·结果', path: '/search?q=基金' },
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
  { name: '资讯', path: '/news' },
  { name: '资讯·空', path: '/news?channel=N6' },
  { name: '资讯详情', path: '/news/N1-001' },
  { name: '首页·客户', path: '/home' },
  { name: '圈子', path: '/chat' },
  { name: '聊天室', path: '/chat/CR01' },
  { name: '聊天室·群规', path: '/chat/CR01', enter: tab('群规') },
  { name: '聊天室·问答', path: '/chat/CR02', enter: tab('问答') },
  { name: '聊天室·某条消息', path: '/chat/CR02?at=CR02-0080' },
  { name: '回复我的', path: '/me/reply' },
  { name: '我的奖品', path: '/me/prize' },
  { name: '实物领取', path: '/me/goods' },
  { name: '实物领取·填写地址', path: '/me/goods?id=PZ01' },
  { name: '实物领取·已发货', path: '/me/goods?id=PZ02' },
  { name: '提问', path: '/chat/CR02/ask' },
  { name: '提问·缺', path: '/chat/CR02/ask', enter: press('提交提问') },
  { name: '问答详情', path: '/chat/CR02/qa/QA01' },
  { name: '直播·预约', path: '/live/scene/SC2' },
  { name: '直播间', path: '/live/LR01' },
  { name: '直播间·预告', path: '/live/LR02' },
  { name: '直播间·暂离', path: '/live/LR03' },
  { name: '直播间·结束', path: '/live/LR05' },
  { name: '直播间·未开通', path: '/live/LR08' },
  { name: '直播回放', path: '/live/LR10/replay/v-LR10' },
  { name: '直播回放·未开通', path: '/live/LR09/replay/v-LR09' },
]
/** A list of stocks that shows what a market can do; those that are there stay. */
const withStocks = async (page: Page) => {
  for (const code of ['600901', '300901', '609901', '689901', '609905', '002901']) {
    await page.goto(`/stock-search?q=${code}`)
    await expect(page.getByText(code).first()).toBeVisible()
    const add = page.getByRole('button', { name: /^添加/ })
    if ((await add.count()) > 0) await add.first().click()
    await expect(page.getByText('已添加 ✓').first()).toBeVisible()
  }
  await page.goto('/stock')
  await expect(page.getByRole('list', { name: '自选股' }).getByRole('listitem').first()).toBeVisible()
}
/** A diagnosis that is made, also where it was before. */
const diagnosed = async (page: Page) => {
  await page.getByRole('button', { name: /诊断$/ }).click()
  await expect(page.getByRole('list', { name: '风险点' })).toBeVisible({ timeout: 20_000 })
}
/** A stock that left a pool: what is past is open to everybody. */
const advised = async (page: Page) => {
  await page.goto('/pool?tab=loss&period=ALL')
  await page.getByRole('tabpanel').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: '过程记录' })).toBeVisible()
}
/** A case that ended with a loss. */
const ended = async (page: Page) => {
  await page.goto('/case?tab=loss&period=ALL')
  await page.getByRole('tabpanel').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: '过程记录' })).toBeVisible()
}
/** Candles with MACD below them. */
const macd = async (page: Page) => {
  await press('日K')(page)
  await press('MACD')(page)
}
const stocks: readonly Place[] = [
  { name: '股票', path: '/stock', enter: withStocks },
  { name: '股票·编辑', path: '/stock', enter: press('编辑') },
  { name: '个股', path: '/stock/SH600901' },
  { name: '个股·五日', path: '/stock/SH600901', enter: press('五日') },
  { name: '个股·日K', path: '/stock/SH600901', enter: macd },
  { name: '个股·数据', path: '/stock/SZ000901', enter: press('数据') },
  { name: '个股·停牌', path: '/stock/SZ300901' },
  { name: '个股·首日', path: '/stock/SH689901' },
  { name: '个股·除权', path: '/stock/SH609905' },
  { name: '个股·指数', path: '/stock/SH000300' },
  { name: '个股·课程', path: '/stock/SH600901', enter: tab('课程') },
  { name: '诊股·未诊断', path: '/diagnose/SH600901' },
  { name: '诊股', path: '/diagnose/SZ000901', enter: diagnosed },
  { name: '股票评分', path: '/score' },
  { name: '股票评分·靠后', path: '/score?by=F2,F4&end=bottom' },
  { name: '个股评分', path: '/score/SH600901' },
  { name: '个股评分·没有', path: '/score/SZ002901' },
  { name: '股票问答', path: '/stock-qa' },
  { name: '股票问答·没有', path: '/stock-qa?symbol=BJ830901' },
  { name: '自选公告', path: '/stock-alert' },
  { name: '特色指标', path: '/quote-index' },
  { name: '特色指标·回测', path: '/quote-index', enter: (page) => page.getByText('模拟回测').first().click() },
  { name: '个股·问答', path: '/stock/SH600901', enter: tab('问答') },
  { name: '股池', path: '/pool' },
  { name: '股池·亏损', path: '/pool?tab=loss&period=ALL' },
  { name: '股池个股', path: '/pool', enter: advised },
  { name: '股池个股·没有', path: '/pool/RC01/SH111111' },
  { name: '案例', path: '/case' },
  { name: '案例·亏损', path: '/case?tab=loss&period=ALL' },
  { name: '案例详情', path: '/case', enter: ended },
  { name: '案例详情·没有', path: '/case/stock/none' },
  { name: '案例频道·锁', path: '/case/channel/CC02' },
  { name: '案例策略', path: '/case/strategy/ST01' },
  { name: '案例策略·没有', path: '/case/strategy/none' },
  { name: '体验股池', path: '/promo-stock' },
]
const buying: readonly Place[] = [
  { name: '服务', path: '/sku/K301' },
  { name: '服务·客服', path: '/sku/K105', enter: press('客服') },
  { name: '下单', path: '/checkout/K601' },
  { name: '下单·付款方式', path: '/checkout/K301', enter: press('付款方式') },
  { name: '下单·换设备', path: '/checkout/K301', enter: press(/^换一台设备/) },
  { name: '下单·不可购买', path: '/checkout/K502' },
  { name: '风险揭示', path: '/checkout/K301/disclosure' },
  { name: '风险不匹配', path: '/checkout/K302/disclosure' },
  { name: '协议', path: '/checkout/K301/agreement/service' },
  { name: '开发票·错', path: '/invoice', enter: press('预览发票') },
  { name: '开发票·一笔', path: '/invoice?orderNumber=D00020001' },
  { name: '对公转账·无', path: '/order/D00020001/transfer' },
  { name: '投诉', path: '/complaint?orderNumber=D00020001' },
  { name: '投诉·缺', path: '/complaint', enter: press('提交') },
  { name: '回访', path: '/order/D00020001/feedback', enter: press('提交回访') },
  { name: '活动', path: '/promo/PM101' },
]
const account: readonly Place[] = [
  { name: '我的', path: '/me' },
  { name: '订单·空', path: '/me/order?tab=refund' },
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
  { name: '退出', path: '/me/settings', enter: press('退出登录') },
  { name: '已登录', path: '/login' },
  { name: '离线可看·有', path: '/offline' },
]
const suitability: readonly Place[] = [
  { name: '适当性', path: '/suitability' },
  { name: '基本信息', path: '/suitability/profile' },
  { name: '测评', path: '/suitability/survey' },
  { name: '测评结果', path: '/suitability/result' },
  { name: '身份认证', path: '/suitability/verify' },
  { name: '人脸核身', path: '/suitability/face' },
]
const orders: readonly Place[] = [
  { name: '订单', path: '/me/order' },
  { name: '签署', path: '/order/D00310001/sign' },
  { name: '签署·文件', path: '/order/D00310001/sign', enter: press(/^阅读文件/) },
  { name: '核验', path: '/order/D00310002/face' },
  { name: '核验·未同意', path: '/order/D00310002/face', enter: press('开始核验') },
  { name: '收银台', path: '/order/D00310003/pay' },
  { name: '收银台·分笔', path: '/order/D00310004/pay' },
  { name: '付款链接', path: '/sub-order/S00310004002' },
  { name: '支付结果·未付', path: '/order/D00310001/result' },
  { name: '支付结果·已付', path: '/order/D00310005/result' },
  { name: '支付结果·加顾问', path: '/order/D00310005/result', enter: press('添加专属顾问') },
  { name: '支付结果·已退', path: '/order/D00310010/result' },
  { name: '订单·待签署', path: '/order/D00310001' },
  { name: '订单·服务中', path: '/order/D00310006' },
  { name: '订单·关闭', path: '/order/D00310008' },
  { name: '合同', path: '/order/D00310006/contract' },
  { name: '专属链接·他人', path: '/strategy-link/OL0004A' },
]
const refunds: readonly Place[] = [
  { name: '退款记录', path: '/me/refund' },
  { name: '申请退款', path: '/order/D00320007/refund' },
  { name: '申请退款·错', path: '/order/D00320007/refund', enter: press('下一步') },
  { name: '申请退款·已有', path: '/order/D00320002/refund' },
  { name: '申请退款·签署', path: '/order/D00320001/refund' },
  { name: '申请退款·账户', path: '/order/D00320003/refund' },
  { name: '申请退款·账户错', path: '/order/D00320003/refund', enter: press('提交收款账户') },
  { name: '退款·待签署', path: '/refund/FD00320001' },
  { name: '退款·审核中', path: '/refund/FD00320002' },
  { name: '退款·待账户', path: '/refund/FD00320003' },
  { name: '退款·付款中', path: '/refund/FD00320004' },
  { name: '退款·完成', path: '/refund/FD00320005' },
  { name: '退款·驳回', path: '/refund/FD00320006' },
  { name: '退款·没有', path: '/refund/none' },
  { name: '开发票·退款后', path: '/invoice?orderNumber=D00320005' },
  { name: '对公转账', path: '/order/D00320003/transfer' },
]
const guest: readonly Place[] = [
  { name: '登录', path: '/login' },
  { name: '登录·错', path: '/login', enter: press('登录') },
  { name: '绑定', path: '/login/bind' },
  { name: '系列课·访客', path: '/course/series/SR01' },
  { name: '活动', path: '/landing?scene=spring' },
  { name: '活动·错', path: '/landing', enter: press('提交登记') },
  { name: '邀请', path: '/invite?invite=IV0007A' },
  { name: '邀请·失效', path: '/invite?invite=none' },
  { name: '邀请·赠课', path: '/invite?invite=GF0002A' },
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
  { name: '股票·空', path: '/stock' },
  { name: '案例·访客', path: '/case?tab=gain' },
  { name: '体验股池·访客', path: '/promo-stock' },
  { name: '添加自选', path: '/stock-search' },
  { name: '个股·访客', path: '/stock/SH600901' },
  { name: '特色指标·访客', path: '/quote-index' },
  { name: '个股·没有', path: '/stock/SH111111' },
  { name: '添加自选·找到', path: '/stock-search?q=600901' },
  { name: '添加自选·没有', path: '/stock-search?q=没有这样的' },
  { name: '直播·回放', path: '/live?tab=replay' },
  { name: '直播间·访客', path: '/live/LR01' },
  { name: '直播间·没有', path: '/live/none' },
  { name: '离线可看', path: '/offline' },
  { name: '授权', path: '/authorization' },
  { name: '诊断', path: '/env' },
  { name: '跳转·拒绝', path: '/redirect?to=//evil.invalid' },
  { name: '跳转·离开', path: `/redirect?url=${encodeURIComponent('https://mp.weixin.qq.com/s/1')}` },
  { name: '旧链接', path: '/o2n?path=none' },
]
const member: readonly Place[] = [{ name: '圈子·会员', path: '/chat' }]
const ofTheSite: readonly Place[] = [...fixed, ...parts].map(({ path }) => ({ name: path, path }))
const passing: readonly Place[] = passed.map(({ path }) => ({ name: path, path }))
/** What a service of advice opens. */
const advice: readonly Place[] = [
  { name: '股池·已开通', path: '/pool?column=RC02' },
  { name: '案例频道', path: '/case/channel/CC02', enter: (page) => page.getByText('有更新时提醒我').click() },
]
const customer = '13800000002'

/** Who goes where: has courses, has an order of every status, has a refund of every state, is a member, is nobody. */
export const walks: readonly { who: string; signedInAs?: string; desk?: boolean; places: readonly Place[] }[] = [
  { who: 'learning', signedInAs: customer, places: learning },
  { who: 'stocks', signedInAs: customer, places: stocks },
  { who: 'a subscriber', signedInAs: '13800000007', places: advice },
  { who: 'buying', signedInAs: customer, places: buying },
  { who: 'the account', signedInAs: customer, places: account },
  { who: 'suitability', signedInAs: customer, places: suitability },
  { who: 'orders', signedInAs: '13800000031', places: orders },
  { who: 'refunds', signedInAs: '13800000032', places: refunds },
  { who: 'a member', signedInAs: '13800000007', places: member },
  { who: 'a guest', places: guest },
  { who: 'the site', places: ofTheSite },
  { who: 'the site at a desk', desk: true, places: [...ofTheSite, ...passing] },
]
