import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Entry } from './entry.ts'

/** The designs of entries, by the entry's name; a design is `<name>-light.png` and `<name>-dark.png`. */
const DRAWINGS: Readonly<Record<string, string>> = {
  首页: 'home-guest',
  首页·客户: 'home',
  直播: 'live',
  直播间: 'live-room',
  直播回放: 'replay',
  我的奖品: 'prizes',
  签到: 'checkin',
  VIP会员·金卡: 'vip',
  我的优惠券: 'coupons-mine',
  领券: 'coupons',
  圈子: 'chat',
  聊天室: 'chat-new',
  股票: 'stock',
  股票·空: 'stock-guest',
  个股: 'stock-page',
  诊股: 'diagnose',
  个股评分: 'score',
  股票评分: 'score-rank',
  股池: 'pool-locked',
  股池·已开通: 'pool',
  课程·目录: 'course',
  系列课: 'series',
  课时·视频: 'lesson',
  文章: 'news-article',
  搜索·结果: 'search',
  资讯: 'news',
  我的: 'me',
  设置: 'settings',
  登录: 'login',
  测评: 'survey',
  测评结果: 'risk-result',
  身份认证: 'verify',
  人脸核身: 'verify-face',
  下单: 'checkout',
  签署: 'contract',
  收银台: 'pay',
  订单: 'orders',
  订单·服务中: 'order',
  申请退款: 'refund',
}

/** Puts the designs of `folder` before the pictures of their entries. */
export function addDrawings(entries: readonly Entry[], folder: string, into: string): void {
  for (const entry of entries) {
    const drawing = Object.hasOwn(DRAWINGS, entry.name) ? DRAWINGS[entry.name] : undefined
    if (drawing === undefined) continue
    for (const [look, end] of [
      ['图样·深色', 'dark'],
      ['图样', 'light'],
    ] as const) {
      const file = `${drawing}-${end}.png`
      if (!existsSync(join(folder, file))) continue
      copyFileSync(join(folder, file), join(into, file))
      entry.pictures.unshift({ look, file })
    }
  }
}
