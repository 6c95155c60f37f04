import { describe, expect, test } from 'vitest'
import { readAgent, type Agent } from './user-agent.ts'

const AGENTS: Record<string, [ua: string, touch: number, says: Partial<Agent>]> = {
  'WeChat on Android': [
    'Mozilla/5.0 (Linux; Android 14; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/134.0 Mobile Safari/537.36 XWEB/1340129 MMWEBSDK/1 MicroMessenger/8.0.58 WeChat/arm64',
    5,
    { skin: 'mobile', wechat: true, platform: 'android', pcWechat: false, miniProgram: false },
  ],
  'WeChat on an iPhone': [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.50 NetType/WIFI',
    5,
    { skin: 'mobile', wechat: true, platform: 'ios' },
  ],
  'WeChat on HarmonyOS': [
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114.0 Safari/537.36 ArkWeb/4.1.6 Mobile MicroMessenger/8.0.9',
    5,
    { skin: 'mobile', wechat: true, platform: 'harmony' },
  ],
  'WeCom, which names WeChat too': [
    'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Mobile Safari/537.36 wxwork/4.1.9 MicroMessenger/7.0.1',
    5,
    { skin: 'mobile', wechat: false, wecom: true, platform: 'android' },
  ],
  'a mini program': [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.50 miniProgram/wx0',
    5,
    { wechat: true, miniProgram: true },
  ],
  'WeChat on Windows': [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/107.0 Safari/537.36 MicroMessenger/7.0.20.1781 WindowsWechat(0x63090a13) XWEB/11065',
    0,
    { skin: 'desktop', wechat: true, pcWechat: true, platform: 'other' },
  ],
  'WeChat on a Mac': [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/604.1 MicroMessenger/6.8.0 MacWechat/3.8.7',
    0,
    { skin: 'desktop', wechat: true, pcWechat: true, platform: 'other', touchMac: false },
  ],
  'an iPad': ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Mobile/15E148', 5, { skin: 'mobile', platform: 'ios' }],
  'an iPad that says Macintosh': [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15',
    5,
    { skin: 'desktop', platform: 'ios', touchMac: true },
  ],
  'an Android tablet': ['Mozilla/5.0 (Linux; Android 13; SM-X700) Chrome/130 Safari/537.36', 5, { skin: 'mobile' }],
  'Firefox on a tablet': ['Mozilla/5.0 (Android 13; Tablet; rv:120.0) Firefox/120.0', 5, { skin: 'mobile' }],
  'a HarmonyOS tablet': [
    'Mozilla/5.0 (Tablet; OpenHarmony 5.0) ArkWeb/4.1',
    5,
    { skin: 'mobile', platform: 'harmony' },
  ],
  'a HarmonyOS PC': ['Mozilla/5.0 (PC; OpenHarmony 5.0) ArkWeb/4.1', 0, { skin: 'desktop', platform: 'harmony' }],
  'a Windows phone': [
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Lumia) Mobile Safari/537.36 Edge/15',
    5,
    { skin: 'mobile', platform: 'other' },
  ],
  'Internet Explorer with pen input': [
    'Mozilla/5.0 (Windows NT 6.1; Trident/7.0; Tablet PC 2.0; rv:11.0) like Gecko',
    0,
    { skin: 'desktop' },
  ],
  'a touch laptop': [
    'Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/130.0 Safari/537.36',
    10,
    { skin: 'desktop', touchMac: false },
  ],
  'a Chromebook': ['Mozilla/5.0 (X11; CrOS x86_64 14541) Chrome/130 Safari/537.36', 10, { skin: 'desktop' }],
  'Opera Mini': ['Opera/9.80 (J2ME/MIDP; Opera Mini/9.80) Presto/2.5', 0, { skin: 'mobile' }],
  nothing: ['', 0, { skin: 'desktop', wechat: false, wecom: false, miniProgram: false, platform: 'other' }],
}

describe('readAgent', () => {
  test.each(Object.entries(AGENTS))('recognises %s', (_, [ua, maxTouchPoints, says]) => {
    expect(readAgent(ua, { maxTouchPoints })).toMatchObject(says)
  })
})
