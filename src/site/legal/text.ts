import { brand } from '#config/brand.ts'
import { AUTHORITY_LINE } from '#lib/text/authority.ts'
import { type Collected, type Shared, collected, shared } from './personal-info.ts'

/** Part of a section: a paragraph, points, or records with named fields. */
export type Block = string | readonly string[] | { records: readonly Entry[] }

/** One record of a list. */
export interface Entry {
  title: string
  fields: readonly (readonly [name: string, value: string, href?: string | undefined])[]
}

export interface Section {
  /** Its anchor on the page. */
  id: string
  title: string
  blocks: readonly Block[]
}

/** One legal page. A change of its text is a new version; the history lists the old one. */
export interface LegalText {
  title: string
  version: string
  /** YYYY-MM-DD */
  effective: string
  history: readonly string[]
  intro: string
  sections: readonly Section[]
}

const first = '1.0 版：2026-09-01 首次发布'
const issue = { version: '1.0', effective: '2026-09-01', history: [first] } as const
/** The policy and its two lists. */
const lists = {
  version: '1.3',
  effective: '2026-11-27',
  history: [
    '1.3 版：2026-11-27 补充设备上保存的搜索词、不感兴趣的视频与词本',
    '1.2 版：2026-11-25 补充设备上保存的播放速度、收藏、浏览历史、诊股记录与自选股，以及投诉中的视频',
    '1.1 版：2026-11-23 补充收集清单、设备上保存的信息与接收方的隐私规则',
    first,
  ],
} as const
const contact = `客服电话 ${brand.hotline}，投诉电话 ${brand.complaintPhone}，电子邮箱 ${brand.email}，地址 ${brand.address}。`

export const privacyProtocol: LegalText = {
  ...lists,
  title: '隐私政策',
  intro: `${brand.companyName}（“我们”）重视您的个人信息。本政策说明您使用“${brand.name}”时，我们收集什么、为什么收集、如何保护，以及您有哪些权利。您不同意本政策，仍可浏览公开的课程与文章。`,
  sections: [
    {
      id: 'collect',
      title: '一、我们收集的信息',
      blocks: [
        '我们只收集提供服务所必需的信息。下列每一项的目的、场景与方式，见《个人信息收集清单》。',
        collected.map(({ kind, need }) => `${kind}：${need}`),
      ],
    },
    {
      id: 'separate',
      title: '二、需要您单独同意的信息',
      blocks: [
        '人脸信息、身份证件信息、金融账户信息属于敏感个人信息。只有当您使用实名认证、签约或退款时，我们才在当时的页面上说明必要性与影响，并单独征求您的同意。',
        '您不同意提供人脸信息时，可以选择人工核验，不影响购买其他服务。',
      ],
    },
    {
      id: 'local',
      title: '三、保存在您设备上的信息',
      blocks: [
        '为了让您在网络不佳时继续阅读，我们在您的设备上保存看过的内容、行情、学习进度、自选股、收藏、浏览历史、搜索词、诊股记录、不感兴趣的视频、词本与笔记；为了保持登录，保存登录凭证与微信身份标识；为了记住您的选择，保存字号、长辈版、播放速度、同意记录与关闭过的提示；为了不丢失您填到一半的内容，保存草稿与未完成的订单；为了统计与安全，保存随机设备编号、待发送的访问记录、服务人员编号与分享来源；此外只保存页面运行所需的状态。',
        '退出登录时，与账号有关的内容会从设备上清除。您也可以在“环境诊断”页面清除离线内容。',
      ],
    },
    {
      id: 'share',
      title: '四、共享与委托处理',
      blocks: [
        '我们不出售您的个人信息。为完成您选择的服务，下列各方会收到必要的信息，详见《第三方信息共享清单》。',
        shared.map(({ receiver, purpose }) => `${receiver}：${purpose}`),
      ],
    },
    {
      id: 'keep',
      title: '五、保存与保护',
      blocks: [
        '个人信息保存在中华人民共和国境内。我们在实现目的所需的最短时间内保存；投资顾问业务的协议、测评与服务记录，依照监管规定的期限保存。',
        '传输使用加密连接，身份证号码与手机号码在页面上以掩码显示，访问权限按岗位授予并留有记录。发生个人信息安全事件时，我们会及时告知您并报告有关部门。',
      ],
    },
    {
      id: 'rights',
      title: '六、您的权利',
      blocks: [
        [
          '查阅、更正您的个人资料；',
          '复制、导出或要求转移您的个人信息；',
          '撤回同意，撤回后我们停止相应的收集；',
          '关闭个性化推荐，限制使用记录的收集；',
          '注销账号，我们在 15 个工作日内办理，不要求提供额外的信息；',
          '对自动化决策的结果要求说明。',
        ],
        `办理请联系我们：${contact}我们在 15 个工作日内答复。`,
      ],
    },
    {
      id: 'minors',
      title: '七、未成年人',
      blocks: [
        '我们的服务面向成年人。未满 18 周岁不能购买服务；我们不会在知情的情况下收集未满 14 周岁儿童的个人信息，一经发现即行删除。',
      ],
    },
    {
      id: 'change',
      title: '八、本政策的更新',
      blocks: ['内容有重大变化时，我们会在页面上提示并再次征求您的同意。历次版本见本页末尾。'],
    },
    { id: 'contact', title: '九、联系我们', blocks: [contact] },
  ],
}

export const userPolicy: LegalText = {
  ...issue,
  title: '用户协议',
  intro: `本协议由您与${brand.companyName}订立，适用于您使用“${brand.name}”的全部行为。使用之前请完整阅读，尤其是与风险和责任有关的条款。`,
  sections: [
    {
      id: 'service',
      title: '一、服务内容',
      blocks: [
        `我们具有证券投资咨询业务资格（编号 ${brand.licenseNo}），向您提供投资者教育课程、文章与相关工具。需要付费的投资顾问服务另行签订协议，以该协议为准。`,
        '课程与文章用于学习和交流，不构成对任何证券买卖的建议。',
      ],
    },
    {
      id: 'account',
      title: '二、账号',
      blocks: [
        '您可以不登录浏览公开内容。登录需要使用您本人的手机号码；请妥善保管验证码，不要转告他人。',
        '账号仅供本人使用，不得转让、出租或出借。发现账号异常时，请立即联系我们。',
      ],
    },
    {
      id: 'suitability',
      title: '三、适当性',
      blocks: [
        '购买有风险等级的服务之前，您需要完成实名认证与风险测评，并如实填写。服务的风险等级高于您的承受能力时，我们会明确提示；风险承受能力属于最低类别的，我们不提供高于其等级的服务。',
      ],
    },
    {
      id: 'risk',
      title: '四、风险揭示',
      blocks: [
        `${brand.riskLine}。证券市场受多种因素影响，价格会上涨也会下跌，您可能损失部分或全部本金。`,
        '过往业绩不预示未来表现。我们不对投资结果作出任何保证，投资决策由您独立作出，风险由您自行承担。',
      ],
    },
    {
      id: 'fee',
      title: '五、收费与退款',
      blocks: [
        '价格与退款规则在购买之前展示，并以您确认的订单为准。费用只向公司账户支付，任何要求向个人账户付款的行为都与我们无关，请立即向我们举报。',
        '签订投资顾问服务协议之后，您可以在 5 个工作日内书面通知解除协议。数字化内容是否适用七日无理由退货，以商品页面的说明为准。',
      ],
    },
    {
      id: 'conduct',
      title: '六、使用规范',
      blocks: [
        [
          '不发布违法、虚假、侵权的内容，不荐股，不留联系方式；',
          '不以技术手段干扰服务，不批量抓取内容；',
          '不录制、转售或公开传播付费内容。',
        ],
        '违反上述规范的，我们可以删除内容、限制功能直至停止服务，并说明理由。',
      ],
    },
    {
      id: 'content',
      title: '七、内容与权利',
      blocks: ['课程、文章、图片与软件的权利属于我们或权利人。您发布的内容归您所有，并许可我们为提供服务而展示。'],
    },
    {
      id: 'break',
      title: '八、中断与责任',
      blocks: ['因维护、网络或不可抗力造成的中断，我们会尽快恢复。因我们的过错给您造成损失的，我们依法承担责任。'],
    },
    {
      id: 'dispute',
      title: '九、投诉与争议',
      blocks: [
        `您可以联系我们：${contact}您也可以拨打${AUTHORITY_LINE}。`,
        '本协议适用中华人民共和国法律。协商不成的，任何一方可以向有管辖权的人民法院起诉，或申请证券期货纠纷调解。',
      ],
    },
  ],
}

export const personalInfoCollection: LegalText = {
  ...lists,
  title: '个人信息收集清单',
  intro: '这里列出我们收集的每一类个人信息、目的、场景和方式。没有列出的，我们不收集。',
  sections: [{ id: 'collected', title: '收集清单', blocks: [{ records: collected.map(collectedEntry) }] }],
}

export const personalInfoSharing: LegalText = {
  ...lists,
  title: '第三方信息共享清单',
  intro: '这里列出会收到您个人信息的各方。我们只提供完成该项服务所必需的信息。',
  sections: [{ id: 'shared', title: '共享清单', blocks: [{ records: shared.map(sharedEntry) }] }],
}

function collectedEntry({ kind, purpose, scene, manner, need }: Collected): Entry {
  const fields = [
    ['目的', purpose],
    ['场景', scene],
    ['方式与次数', manner],
    ['是否必需', need],
  ] as const
  return { title: kind, fields }
}

function sharedEntry({ receiver, kind, purpose, manner, basis, contact, privacy }: Shared): Entry {
  const fields = [
    ['信息类型', kind],
    ['目的', purpose],
    ['方式', manner],
    ['依据', basis],
    ['联系方式', contact],
    ['隐私规则', privacy.text, privacy.href],
  ] as const
  return { title: receiver, fields }
}
