import type { Host } from '#wechat/host.ts'
import type { Fact } from './env-facts.ts'

/** What only a phone can report about live rooms and chats: how it plays, scrolls and types. live §8 */
export async function phoneFacts(host: Pick<Host, 'networkType'>): Promise<Fact[]> {
  return [
    { name: '视频播放路径', value: playback() },
    { name: '后台播放', value: 'mediaSession' in navigator ? '支持锁屏控制' : '不支持锁屏控制' },
    { name: '声音授权', value: gestures() },
    { name: '短视频自动播放', value: autoplay() },
    { name: '短视频首帧', value: firstFrame() },
    { name: '短视频返回', value: '请核对：返回后仍在原来那一条，静音' },
    {
      name: '滚动锚定',
      value: 'overflowAnchor' in document.documentElement.style ? '支持' : '不支持（向上加载由页面保持位置）',
    },
    { name: '键盘与视口', value: viewport() },
    { name: '微信网络类型', value: await network(host) },
  ]
}

/** Which of the two players plays HLS, and why. */
function playback(): string {
  const says = document.createElement('video').canPlayType('application/vnd.apple.mpegurl') || '否'
  const managed = 'ManagedMediaSource' in globalThis
  const media = 'MediaSource' in globalThis
  const isNative = says !== '否' && (managed || !media)
  return `${isNative ? '系统播放器' : 'hls.js'}\ncanPlayType：${says}；MediaSource：${media ? '有' : '无'}；ManagedMediaSource：${managed ? '有' : '无'}`
}

/** Whether the customer has touched the page: sound is allowed only after that. */
function gestures(): string {
  const { userActivation } = navigator as Navigator & { userActivation?: { hasBeenActive: boolean } } // newer than iOS 15
  return userActivation === undefined ? '浏览器未提供' : userActivation.hasBeenActive ? '已点按' : '尚未点按'
}

/** Whether a silent video may start by itself: not in low power mode, which only `play()` itself reports. */
function autoplay(): string {
  const { getAutoplayPolicy } = navigator as Navigator & { getAutoplayPolicy?: (of: string) => string } // Firefox alone
  return getAutoplayPolicy?.call(navigator, 'mediaelement') ?? '打开短视频页查看：低电量模式下应出现播放按钮'
}

/** What a phone must show: the film after its poster. iOS may never paint it below a fixed ancestor. live §4 */
function firstFrame(): string {
  const reports = 'requestVideoFrameCallback' in HTMLVideoElement.prototype
  return `${reports ? '浏览器报告首帧' : '按播放时间判断'}；请核对：开声后有画面，不只有声音`
}

/** With the keyboard open the two heights tell which of them shrinks. */
function viewport(): string {
  const { visualViewport, innerHeight } = globalThis
  const seen = visualViewport
    ? `可视 ${Math.round(visualViewport.height)}，偏移 ${Math.round(visualViewport.offsetTop)}`
    : '无 visualViewport'
  return `窗口 ${innerHeight}；${seen}`
}

async function network(host: Pick<Host, 'networkType'>): Promise<string> {
  const result = await host.networkType()
  return result.state === 'ok' ? result.value : '未提供'
}
