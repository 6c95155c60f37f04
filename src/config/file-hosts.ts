/** Where WeChat keeps the portraits of its users. */
const portraitHosts: readonly string[] = ['thirdwx.qlogo.cn', 'wx.qlogo.cn']

/** Where the e-sign vendor keeps signed files, which are also downloaded for verification and saving. */
export const signedFileHosts: readonly string[] = ['esignoss.esign.cn']

/** Hosts beside the file storage whose absolute https addresses are shown as they are. product A44 */
export const fileHosts: readonly string[] = [...portraitHosts, ...signedFileHosts]
