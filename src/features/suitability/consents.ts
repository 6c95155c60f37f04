import { brand } from '#config/brand.ts'

/** The separate consents to sensitive personal information: version and text. law §6 */
export const CONSENT_VERSION = '1'

/** The text of a consent in the consent log. */
export const consented = (title: string) => `单独同意《${title}》第${CONSENT_VERSION}版`

export const idConsent = {
  title: '身份证件信息单独同意书',
  points: [
    { name: '收集方', value: `${brand.companyName}。` },
    { name: '收集内容', value: '姓名、证件号码、证件有效期与证件正反面照片。' },
    { name: '用途', value: '依法核实投资者身份、签订服务合同。不用于其他用途。' },
    { name: '保存', value: '照片加密存放，仅授权岗位可查阅；照片上加注水印；本机不保存。' },
    { name: '您可以不同意', value: '不同意时不能购买需要实名的服务，浏览与学习不受影响。' },
  ],
}

export const faceConsent = {
  title: '人脸信息单独同意书',
  points: [
    { name: '收集方', value: '电子签名服务方，在其页面内采集；我们只接收核验结果，不保存人脸图像。' },
    { name: '收集内容', value: '人脸图像；并向其提供您的姓名与证件号码用于比对。' },
    { name: '用途', value: '核实办理业务的是您本人。不用于其他用途。' },
    { name: '您可以不同意', value: '改由人工客服核验身份，效力相同。' },
  ],
}
