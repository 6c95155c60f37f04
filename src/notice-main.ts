import { createPlainSend } from '#api/send.ts'
import { jsapiSignature } from './api/domains/account/wx.ts'
import { resultHref, templateIdsOf } from './lib/path/notice-href.ts'
import { here } from './session/environment/here.ts'
import { leaveTo } from './session/leave.ts'
import { openTagButton } from '#wechat/open-tag-button.ts'
import { createOpenTag, showOpenTag } from '#wechat/open-tag.ts'
import { answersOf } from '#wechat/subscribe-answers.ts'

/**
 * The script of the page where WeChat asks whether it may remind: no account, no token, no text of others. It hands back
 * the template's id and what was answered, and sends nothing. SV-03
 */
const send = createPlainSend({ bases: here.bases })
const show = (words: string) => document.querySelector('#ask-said')?.replaceChildren(words)
const templateIds = templateIdsOf(location.search)
const NONE = '这里暂时不能允许微信提醒，请按下面的办法。'

const tag =
  templateIds.length === 0
    ? null
    : await createOpenTag(
        {
          tag: 'wx-open-subscribe',
          attributes: { template: templateIds.join(',') },
          template: openTagButton('允许微信提醒'),
        },
        (url) => send(jsapiSignature, { url }),
      )
if (tag) {
  tag.addEventListener('success', (event) => {
    const answers = answersOf(event).filter(({ id }) => templateIds.includes(id))
    if (answers.length === 0) show('没有收到微信的答复，请再试一次，或按下面的办法。')
    else leaveTo(resultHref(answers), 'replace')
  })
  tag.addEventListener('error', () => show('微信没有打开订阅，请再试一次，或按下面的办法。'))
  showOpenTag(document.querySelector('#ask'), tag, () => show(NONE))
} else show(NONE)
