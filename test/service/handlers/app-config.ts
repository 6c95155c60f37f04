import type { Handlers } from '#test/service/deps.ts'

const tab = (key: string, label: string) => ({ key, label, icon: key, path: `/${key}` })

export function appConfig(): Handlers<'app-config'> {
  return {
    showLogin: () => ({ show: true, wechatOnly: false }),
    navbar: () => [
      tab('home', '首页'),
      tab('course', '学习'),
      tab('live', '直播'),
      tab('stock', '股票'),
      tab('me', '我的'),
    ],
  }
}
