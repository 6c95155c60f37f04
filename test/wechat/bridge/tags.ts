import type { Facts } from './facts.ts'
import { post } from './report.ts'

const [LAUNCH, SUBSCRIBE] = ['wx-open-launch-app', 'wx-open-subscribe']
/** WeChat asks about no more templates at once. */
const MOST_TEMPLATES = 3

/** WeChat's open tags: nothing before a valid signature requested them, nor in a client without them. */
export function createTags(facts: Facts) {
  const granted = new Set<string>()
  const tags: Readonly<Record<string, (isGranted: () => boolean) => CustomElementConstructor>> = {
    [LAUNCH]: launchApp,
    [SUBSCRIBE]: subscribe,
  }
  return {
    grant(names: readonly string[]) {
      granted.clear()
      for (const [name, create] of Object.entries(tags)) {
        if (!facts.openTags || !names.includes(name)) continue
        granted.add(name)
        if (!customElements.get(name))
          customElements.define(
            name,
            create(() => granted.has(name)),
          )
      }
    },
  }
}

/** What every tag does: it draws its template, and takes presses of the customer alone. */
abstract class OpenTag extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return
    const template = this.querySelector('script[type="text/wxtag-template"]')
    const { head, body } = new DOMParser().parseFromString(template?.textContent ?? '', 'text/html')
    this.attachShadow({ mode: 'open' }).append(...head.childNodes, ...body.childNodes)
    this.addEventListener('click', (event) => void (event.isTrusted && this.press()))
    setTimeout(() => this.dispatchEvent(new CustomEvent('ready')))
  }
  abstract press(): Promise<void>
}

function launchApp(isGranted: () => boolean) {
  return class extends OpenTag {
    async press() {
      const asked = { appId: this.getAttribute('appid') ?? '', extInfo: this.getAttribute('extinfo') ?? '' }
      const answer = isGranted() ? await post('launch', asked) : null
      const result = answer?.['result']
      const detail = { errMsg: `launch:${typeof result === 'string' ? result : 'fail'}` }
      this.dispatchEvent(new CustomEvent(result === 'ok' ? 'launch' : 'error', { detail }))
    }
  }
}

/** It knows the templates that it had when it was drawn, and nothing that is put into it afterwards. */
function subscribe(isGranted: () => boolean) {
  return class extends OpenTag {
    templates: string[] = []
    override connectedCallback() {
      this.templates = (this.getAttribute('template') ?? '').split(',').filter((id) => id !== '')
      super.connectedCallback()
    }
    async press() {
      const fail = (errCode: string) =>
        this.dispatchEvent(new CustomEvent('error', { detail: { errMsg: 'subscribe:fail', errCode } }))
      const { templates } = this
      if (templates.length === 0 || templates.length > MOST_TEMPLATES) return void fail('10001')
      const answer = isGranted() ? await post('subscribe', { templates }) : null
      const details = answer?.['details']
      if (typeof details !== 'object' || details === null) {
        const errCode = answer?.['errCode']
        return void fail(typeof errCode === 'string' ? errCode : '10002')
      }
      const texts = Object.entries(details).map(([id, status]) => [id, JSON.stringify({ status })])
      const subscribeDetails = JSON.stringify(Object.fromEntries(texts))
      this.dispatchEvent(new CustomEvent('success', { detail: { errMsg: 'subscribe:ok', subscribeDetails } }))
    }
  }
}
