/**
 * The exact hosts the redirect page may lead to: WeChat, WeCom, the e-sign and face vendor, the industry association's
 * register, app stores. A broker is added by name when the operator has contracted one.
 */
export const allowedHosts: ReadonlySet<string> = new Set([
  'mp.weixin.qq.com',
  'open.weixin.qq.com',
  'work.weixin.qq.com',
  'smlt.esign.cn',
  'h5.esign.cn',
  'gs.sac.net.cn',
  'beian.miit.gov.cn',
  'apps.apple.com',
  'sj.qq.com',
  'appgallery.huawei.com',
])
