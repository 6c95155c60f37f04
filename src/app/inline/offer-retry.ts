/** How long the code may take, ms. */
const PATIENCE = 10_000

/** Offers another try where the entry fails or takes long, until it has arrived: until then no button does anything. */
export function offerRetry(script: HTMLScriptElement): void {
  const box = document.createElement('div')
  const retry = document.createElement('button')
  box.setAttribute('role', 'alert')
  box.append(retry)
  retry.append('网络不佳，尚未加载完成，点此重试')
  // Above a tab bar, whose links work.
  retry.style =
    'position:fixed;inset:auto 16px 96px;z-index:9;max-width:360px;margin:auto;padding:14px;border-radius:28px;background:var(--brand);color:var(--on-brand)'
  retry.onclick = () => {
    const back = window.__boot?.back
    // WeChat's code is still unused.
    if (back) history.replaceState(null, '', back)
    location.reload()
  }
  const offer = () => document.body.append(box)
  const late = setTimeout(offer, PATIENCE)
  script.onerror = offer
  script.onload = () => {
    clearTimeout(late)
    box.remove()
  }
}
