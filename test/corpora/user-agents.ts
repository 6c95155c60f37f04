import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** The device class, as labelled by a party that did not write our rule. */
export interface Labelled {
  userAgent: string
  device: 'phone' | 'tablet' | 'desktop'
}

/** The distinct user agents of a public corpus of real visits (npm `user-agents`), with its own labels. */
export function publicAgents(): Labelled[] {
  const file = join(createRequire(import.meta.url).resolve('user-agents'), '../user-agents.json')
  // The package's data, in its own shape.
  const rows = JSON.parse(readFileSync(file, 'utf8')) as { userAgent: string; deviceCategory: string }[]
  const labels = new Map(rows.map(({ userAgent, deviceCategory }) => [userAgent, deviceCategory]))
  return [...labels].map(([userAgent, label]) => ({
    userAgent,
    device: label === 'mobile' ? 'phone' : label === 'tablet' ? 'tablet' : 'desktop',
  }))
}

const android = (version: number, model: string) =>
  `Mozilla/5.0 (Linux; Android ${version}; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.0.0`
const ios = (device: string, version: string) =>
  `Mozilla/5.0 (${device}; CPU ${device === 'iPad' ? '' : 'iPhone '}OS ${version} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)`
const ark = (device: string) =>
  `Mozilla/5.0 (${device}; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1`
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

const phones = [
  '23127PN0CC',
  'V2309A',
  'PJX110',
  'ALN-AL00',
  'HBN-AL80',
  'SM-S9180',
  'RMX3888',
  '2201122C',
  'PHM110',
  'NX769J',
]
const tablets = ['SM-X700', '23043RP34C', 'TB-J716F', 'BTK-W00', 'OPD2202']
const hosts = {
  wechat:
    'XWEB/1160083 MMWEBSDK/20240301 MMWEBID/1234 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64',
  wecom: 'XWEB/1160083 MMWEBSDK/20240301 wxwork/4.1.22 MicroMessenger/7.0.1 NetType/4G Language/zh ColorScheme/Light',
  qq: 'V1_AND_SQ_9.0.56_6372_YYB_D QQ/9.0.56.16830 NetType/WIFI WebP/0.4.1 AppId/537220323',
}

/** An iPad that asks for desktop pages, as all do by default. */
export const IPAD = `${mac} Version/15.4 Safari/605.1.15`

/** User agents of our customers that the public corpus lacks; the label is the device class. */
export const namedAgents: readonly Labelled[] = [
  ...Object.values(hosts).flatMap((host): Labelled[] => [
    ...phones.map((model): Labelled => ({
      userAgent: `${android(14, model)} Mobile Safari/537.36 ${host}`,
      device: 'phone',
    })),
    ...tablets.map((model): Labelled => ({
      userAgent: `${android(13, model)} Safari/537.36 ${host}`,
      device: 'tablet',
    })),
    { userAgent: `${ios('iPhone', '17_5_1')} Mobile/15E148 ${host}`, device: 'phone' },
    { userAgent: `${ios('iPad', '15_8')} Mobile/15E148 ${host}`, device: 'tablet' },
    { userAgent: `${ark('Phone')} Mobile ${host}`, device: 'phone' },
    { userAgent: `${ark('Tablet')} ${host}`, device: 'tablet' },
    { userAgent: `${ark('PC')} ${host}`, device: 'desktop' },
  ]),
  { userAgent: `${ark('2in1')}`, device: 'desktop' },
  {
    userAgent: `${android(10, 'HarmonyOS; LIO-AN00; HMSCore 6.13')} HuaweiBrowser/15.0.4 Mobile Safari/537.36`,
    device: 'phone',
  },
  { userAgent: `${android(12, 'HarmonyOS; BAH4-W09')} HuaweiBrowser/15.0.4 Safari/537.36`, device: 'tablet' },
  {
    userAgent: `${windows} Chrome/107.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/8555`,
    device: 'desktop',
  },
  {
    userAgent: `${windows} Chrome/107.0.0.0 Safari/537.36 wxwork/4.1.27 (MicroMessenger/6.2) WindowsWechat MailPlugin_Electron`,
    device: 'desktop',
  },
  {
    userAgent: `${mac} Chrome/107.0.0.0 Safari/537.36 MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.7(0x13080710)`,
    device: 'desktop',
  },
  {
    userAgent: `${windows} Chrome/94.0.4606.71 Core/1.94.202.400 QQBrowser/11.9.5355.400 Safari/537.36`,
    device: 'desktop',
  },
  { userAgent: `${android(13, 'V2241A')} Mobile Safari/537.36 MQQBrowser/14.9 TBS/046613`, device: 'phone' },
  { userAgent: `${ios('iPhone', '16_6')} MQQBrowser/14.9 Mobile/15E148 Safari/604.1 QBWebViewUA/2`, device: 'phone' },
  { userAgent: `${android(14, 'PJD110')} Mobile Safari/537.36 baiduboxapp/13.56.0.11 (Baidu; P1 14)`, device: 'phone' },
  { userAgent: `${android(13, 'M2012K11AC')} Quark/6.9.2 Mobile Safari/537.36 AliApp(AP/10.5.80)`, device: 'phone' },
  { userAgent: `${windows} Chrome/138.0.0.0 Safari/537.36 Edg/138.0.0.0`, device: 'desktop' },
  {
    userAgent:
      'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15254',
    device: 'phone',
  },
  { userAgent: `${android(12, 'Microsoft Surface Duo')} Mobile Safari/537.36 EdgA/119.0`, device: 'phone' },
  { userAgent: 'Mozilla/5.0 (Android 14; Tablet; rv:128.0) Gecko/128.0 Firefox/128.0', device: 'tablet' },
  {
    userAgent:
      'Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/120.4 like Chrome/120.0 Safari/537.36',
    device: 'tablet',
  },
  {
    userAgent:
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36',
    device: 'desktop',
  },
  {
    userAgent:
      'Mozilla/5.0 (Linux; Android 11; MiTV-MOOQ0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/90.0 Safari/537.36 Smart-TV',
    device: 'desktop',
  },
  { userAgent: `${mac} Version/17.4 Safari/605.1.15`, device: 'desktop' },
  { userAgent: IPAD, device: 'tablet' },
  {
    userAgent: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
    device: 'desktop',
  },
]
