/** Where WeChat keeps the portraits of its users. */
export const portraitHosts: readonly string[] = ['thirdwx.qlogo.cn', 'wx.qlogo.cn']

/** Hosts beside the file storage whose absolute https addresses are shown as they are: portraits, signed files. product A44 */
export const fileHosts: readonly string[] = [...portraitHosts, 'esignoss.esign.cn']
