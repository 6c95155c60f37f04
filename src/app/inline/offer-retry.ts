/** How long the code may take, ms. */
const PATIENCE = 10_000

/**
 * Offers another try beside the spinner where the entry fails or takes long, until it has arrived. Prerendered pages can
 * be read without code and do without it: it would weigh 0.2 kB in each.
 */
export function offerRetry(script: HTMLScriptElement): void {
  const retry = document.createElement('button')
  retry.append('网络不佳，页面未能打开，点此重试')
  // The spinner lets presses through.
  retry.style = 'position:fixed;inset:auto 0 0;z-index:9;padding:16px;background:var(--page);pointer-events:auto'
  retry.onclick = () => {
    const back = window.__boot?.back
    // WeChat's code is still unused.
    if (back) history.replaceState(null, '', back)
    location.reload()
  }
  // The spinner is a live region.
  const offer = () => document.querySelector('#root>output')?.append(retry)
  const late = setTimeout(offer, PATIENCE)
  script.onerror = offer
  script.onload = () => {
    clearTimeout(late)
    retry.remove()
  }
}
