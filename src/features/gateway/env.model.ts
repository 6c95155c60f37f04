import { useEffect, useState } from 'react'
import { currentTime } from '#api/domains/public/open.ts'
import { explain } from '#data/explain.ts'
import { useData } from '#data/deps.tsx'
import { leaveTo } from '#session/leave.ts'
import { copyText } from '#ui/copy-text.ts'
import { useToast } from '#ui/overlay/toast.tsx'
import { useHost } from '#wechat/page.tsx'
import { phoneFacts } from './env-phone.ts'
import { asText, type Fact, firstFacts, pendingFacts } from './env-facts.ts'

export interface Env {
  facts: readonly Fact[]
  /** The result of the network test; '' before the first one. */
  network: string
  testing: boolean
  /** The diagnosis as text, for browsers without a clipboard. */
  byHand: string
  test: () => void
  copy: () => void
  clearCaches: () => void
  clearOffline: () => void
}

/** The diagnostics of this device; nothing in it is secret. SI-04 */
export function useEnv(build: string): Env {
  const facts = useFacts(build)
  const network = useNetworkTest()
  const toast = useToast()
  const { snapshots } = useData()
  const [byHand, setByHand] = useState('')
  const all = network.result ? [...facts, { name: '网络测试', value: network.result }] : facts
  const copy = async () => {
    const text = asText(all)
    if (await copyText(text)) return toast('已复制')
    setByHand(text)
    toast('复制失败，请长按下方文字复制')
  }
  const clearOffline = async () => {
    await snapshots.clear()
    toast('离线内容已清除')
  }
  return {
    facts,
    network: network.result,
    testing: network.testing,
    byHand,
    test: () => void network.run(),
    copy: () => void copy(),
    clearCaches: () => void dropCaches(),
    clearOffline: () => void clearOffline(),
  }
}

function useFacts(build: string): Fact[] {
  const host = useHost()
  const [facts, setFacts] = useState(() => firstFacts(build, host.report()))
  useEffect(() => {
    let wanted = true
    const first = firstFacts(build, host.report())
    const pending = Promise.all([pendingFacts(), phoneFacts(host)])
    void pending.then((more) => wanted && setFacts([...first, ...more.flat()]))
    return () => {
      wanted = false
    }
  }, [build, host])
  return facts
}

function useNetworkTest() {
  const { send } = useData()
  const [result, setResult] = useState('')
  const [testing, setTesting] = useState(false)
  const run = async () => {
    setTesting(true)
    const start = performance.now()
    try {
      const { now } = await send(currentTime, {})
      const took = Math.round(performance.now() - start)
      setResult(`正常，用时 ${took} 毫秒，时钟相差 ${Math.round((Date.now() - now) / 1000)} 秒`)
    } catch (error) {
      setResult(explain(error))
    }
    setTesting(false)
  }
  return { result, testing, run }
}

/** Worker and caches are removed together: a worker without its files could not answer. */
async function dropCaches(): Promise<void> {
  try {
    const workers = await navigator.serviceWorker.getRegistrations()
    await Promise.all(workers.map((worker) => worker.unregister()))
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  } catch {
    // Neither exists here: nothing to remove.
  }
  leaveTo('/env', 'replace')
}
