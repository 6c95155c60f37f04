/** The company. Sample values: the operator replaces them before launch. */
export const brand = {
  name: '示例投教',
  companyName: '示例证券投资咨询有限公司',
  licenseNo: '示例-ZX0000',
  creditCode: '91000000SAMPLE0000',
  address: '示例市示例区示例路1号',
  hotline: '400-000-0000',
  complaintPhone: '400-000-0001',
  email: 'service@example.com',
  icpNo: '示例ICP备00000000号',
  policeNo: '示例公网安备00000000000000号',
  /** The phone app, and its own filing number. */
  appName: '决策家',
  appIcpNo: '示例ICP备00000000号-2A',
  /** The app's id at WeChat's open platform, where it is bound to the site's domain. */
  appOpenId: 'wxsample0000000app',
  riskLine: '股市有风险，投资需谨慎',
  eduLine: '内容仅供投资者教育参考，不构成投资建议',
} as const
