/** A question with the index of its correct answer, and the explanation. */
export interface Question {
  ask: string
  answers: readonly string[]
  right: number
  why: string
}

export const questions: readonly Question[] = [
  {
    ask: '有人在群里推荐股票，您首先应当做什么？',
    answers: ['先小额试一试', '核验对方的机构与登记编号', '看群里其他人的截图'],
    right: 1,
    why: '提供投资建议的机构需要牌照、人员需要登记。截图可以伪造，先核验再说话。',
  },
  {
    ask: '服务费应当付到哪里？',
    answers: ['助理的个人账户', '对方指定的收款码', '公司公布的对公账户'],
    right: 2,
    why: '正规机构只以公司账户收费。凡要求转账到个人账户的，请立即停止并拨打 12386。',
  },
  {
    ask: '风险测评应当由谁填写？',
    answers: ['本人如实填写', '由工作人员代填', '按想买的服务来填'],
    right: 0,
    why: '测评结果决定哪些服务适合您。代填或不如实填写，会让您得到不适合的建议。',
  },
  {
    ask: '过去一年的业绩很好，说明什么？',
    answers: ['以后也会很好', '只说明过去一年', '现在应当多投入'],
    right: 1,
    why: '过往业绩不预示未来表现，也不构成对收益的承诺。先看最大回撤，再看自己能否承受。',
  },
]
