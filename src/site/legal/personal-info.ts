import { receivers } from '#config/company.ts'

/**
 * The two lists of personal information, used by the pages and the policy. Compliance completes vendor names. product
 * 4.6, 4.10
 */

/** One kind of information that is collected. */
export interface Collected {
  id: string
  kind: string
  purpose: string
  scene: string
  manner: string
  need: string
}

/** One party that receives information. */
export interface Shared {
  receiver: string
  kind: string
  purpose: string
  manner: string
  basis: string
  contact: string
  /** Its own privacy rules: the page, or where the receiver shows them. */
  privacy: { text: string; href?: string }
}

export const collected = [
  {
    id: 'wechat',
    kind: '微信身份标识（openId、wxId、unionId）',
    purpose: '识别微信用户、保持登录状态',
    scene: '在微信内打开页面、支付',
    manner: '经微信授权获取，每次登录一次',
    need: '在微信内登录时必需',
  },
  {
    id: 'mobile',
    kind: '手机号码',
    purpose: '创建和登录账号、服务通知、签约',
    scene: '登录、绑定手机号',
    manner: '您主动填写并经短信验证，每次登录一次',
    need: '使用账号功能必需',
  },
  {
    id: 'display',
    kind: '昵称、头像',
    purpose: '在页面上展示您的身份',
    scene: '个人资料、互动',
    manner: '您主动填写，或经您同意从微信获取，每次修改一次',
    need: '可选',
  },
  {
    id: 'identity',
    kind: '姓名、身份证号码、身份证照片',
    purpose: '实名认证、签订服务协议、履行适当性义务',
    scene: '实名认证',
    manner: '您主动填写或上传，每次认证一次',
    need: '购买投资顾问服务必需，另行单独同意',
  },
  {
    id: 'face',
    kind: '人脸信息',
    purpose: '确认由您本人签署协议',
    scene: '签约时的本人核验',
    manner: '在电子签名服务方页面采集，我们不保存人脸图像，每次签约一次',
    need: '另行单独同意，可改用人工核验',
  },
  {
    id: 'suitability',
    kind: '基本情况（出生日期、职业、收入、资产、家属联系方式等）、风险测评答案与结果',
    purpose: '了解您的风险承受能力，提供匹配的服务',
    scene: '风险测评',
    manner: '您主动填写，每次测评一次',
    need: '购买投资顾问服务必需',
  },
  {
    id: 'address',
    kind: '收货地址与收货人姓名、电话',
    purpose: '寄送实物与纸质发票',
    scene: '领取实物、申请纸质发票',
    manner: '您主动填写，每次寄送一次',
    need: '可选',
  },
  {
    id: 'trade',
    kind: '订单、支付、签名、退款账户、发票抬头与电子邮箱、付款与开户凭证',
    purpose: '履行合同、退款、开具发票',
    scene: '下单、支付、回访、退款、开票、证券开户',
    manner: '交易时由系统生成或您主动填写，每笔交易一次',
    need: '交易必需',
  },
  {
    id: 'messages',
    kind: '留言、提问、评论、投诉、图片与视频',
    purpose: '提供互动与答疑，审核内容',
    scene: '聊天、直播、评论、投诉',
    manner: '您主动发布，每次发布一次',
    need: '仅在使用时收集',
  },
  {
    id: 'tools',
    kind: '自选、学习进度、笔记、模拟设置、提醒设置',
    purpose: '提供对应功能，在您的设备间保持一致',
    scene: '课程学习与工具',
    manner: '使用时产生，先保存在本机，登录后同步',
    need: '使用该功能必需',
  },
  {
    id: 'device',
    kind: '设备型号、操作系统、浏览器标识、随机设备编号、IP 地址、错误日志',
    purpose: '保障安全、兼容性与问题排查',
    scene: '全部页面，经您同意之后',
    manner: '自动收集，使用期间持续',
    need: '基本功能',
  },
  {
    id: 'usage',
    kind: '浏览、点击与停留记录，服务人员编号，分享来源',
    purpose: '统计访问情况，确认为您服务的人员',
    scene: '全部页面，经您同意之后',
    manner: '自动收集，使用期间持续',
    need: '可拒绝，不影响浏览',
  },
] as const satisfies readonly Collected[]

const API = '接口传输'

export const shared: readonly Shared[] = [
  {
    receiver: '微信（网页授权、微信支付、JS-SDK）',
    kind: 'openId、订单号、金额',
    purpose: '登录、支付、分享',
    manner: API,
    basis: '提供服务所必需',
    contact: '腾讯客服',
    privacy: {
      text: '《微信隐私保护指引》',
      href: 'https://weixin.qq.com/cgi-bin/readtemplate?lang=zh_CN&t=weixin_agreement&s=privacy',
    },
  },
  {
    receiver: '电子签名服务方',
    kind: '姓名、身份证号码、手机号码、人脸信息',
    purpose: '签署协议并留存证据',
    manner: '页面跳转与接口传输',
    basis: '您的单独同意',
    contact: '见签署页面的隐私说明',
    privacy: { text: '《电子签名服务方隐私政策》', href: receivers.esign },
  },
  {
    receiver: '短信与语音服务方',
    kind: '手机号码',
    purpose: '发送验证码与服务通知',
    manner: API,
    basis: '提供服务所必需',
    contact: '通过我们的客服转达',
    privacy: { text: '《短信服务方隐私政策》', href: receivers.sms },
  },
  {
    receiver: '验证码服务方',
    kind: 'IP 地址、浏览器标识、操作行为',
    purpose: '防止恶意请求',
    manner: '仅在获取短信验证码时加载',
    basis: '保障安全所必需',
    contact: '见验证页面的隐私说明',
    privacy: { text: '《验证码服务方隐私政策》', href: receivers.captcha },
  },
  {
    receiver: '对象存储与视频点播服务方',
    kind: '您上传的文件、播放日志',
    purpose: '存储与播放',
    manner: API,
    basis: '受我们委托处理',
    contact: '通过我们的客服转达',
    privacy: { text: '《云服务方隐私政策》', href: receivers.storage },
  },
  {
    receiver: '企业微信',
    kind: '手机号码或外部联系人标识',
    purpose: '与您的服务人员建立联系',
    manner: '您主动扫码添加',
    basis: '您的单独同意',
    contact: '腾讯客服',
    privacy: { text: '《企业微信隐私保护指引》', href: 'https://work.weixin.qq.com/nl/privacy' },
  },
  {
    receiver: '证券公司（开户）',
    kind: '手机号码、邀请码',
    purpose: '办理开户',
    manner: '页面跳转',
    basis: '您的单独同意',
    contact: '见开户页面的隐私说明',
    privacy: { text: '《证券公司隐私政策》', href: receivers.broker },
  },
  {
    receiver: '物流服务方',
    kind: '姓名、手机号码、收货地址',
    purpose: '寄送物品',
    manner: API,
    basis: '您的单独同意',
    contact: '见运单上的联系方式',
    privacy: { text: '《物流服务方隐私政策》', href: receivers.logistics },
  },
  {
    receiver: '广告平台',
    kind: '点击编号、转化事件（不含明文手机号码）',
    purpose: '统计推广效果',
    manner: API,
    basis: '您的单独同意',
    contact: '见各平台的隐私说明',
    privacy: { text: '《广告平台隐私政策》', href: receivers.ads },
  },
  {
    receiver: '电子发票平台',
    kind: '发票抬头、税号、电子邮箱',
    purpose: '开具发票',
    manner: API,
    basis: '您主动申请',
    contact: '通过我们的客服转达',
    privacy: { text: '《电子发票平台隐私政策》', href: receivers.invoice },
  },
  {
    receiver: '监管机构、司法机关',
    kind: '依法要求的信息',
    purpose: '履行法定义务',
    manner: '依法定程序提供',
    basis: '法律规定',
    contact: '—',
    privacy: { text: '依法律规定处理' },
  },
]
