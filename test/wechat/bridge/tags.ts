import type { Facts } from './facts.ts'
import { post } from './report.ts'

const TAG = 'wx-open-launch-app'

/** WeChat's open tags: nothing before a valid signature requested them, nor in a client without them. */
export function createTags(facts: Facts) {
  let granted = false
  return {
    grant(names: readonly string[]) {
      granted = facts.openTags && names.includes(TAG)
      if (granted && !customElements.get(TAG))
        customElements.define(
          TAG,
          launchApp(() => granted),
        )
    },
  }
}

function launchApp(granted: () => boolean) {
  return class extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return
      const template = this.querySelector('script[type="text/wxtag-template"]')
      const { head, body } = new DOMParser().parseFromString(template?.textContent ?? '', 'text/html')
      this.attachShadow({ mode: 'open' }).append(...head.childNodes, ...body.childNodes)
      // Only a press by the customer.
      this.addEventListener('click', (event) => void (event.isTrusted && this.press()))
      setTimeout(() => this.dispatchEvent(new CustomEvent('ready')))
    }
    async press() {
      const asked = { appId: this.getAttribute('appid') ?? '', extInfo: this.getAttribute('extinfo') ?? '' }
      const answer = granted() ? await post('launch', asked) : null
      const result = answer?.['result']
      const detail = { errMsg: `launch:${typeof result === 'string' ? result : 'fail'}` }
      this.dispatchEvent(new CustomEvent(result === 'ok' ? 'launch' : 'error', { detail }))
    }
  }
}
