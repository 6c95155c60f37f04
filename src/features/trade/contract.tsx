import { buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { ErrorCard } from '#ui/error-card.tsx'
import { Screen } from '#ui/screen.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import { useContract } from './contract.model.ts'
import { orderHref } from '#lib/order-href.ts'
import css from './order.module.css'

/** 合同与文件. product OR-14 */
export function ContractScreen() {
  const page = useContract()
  usePage({ title: '合同与文件' })
  return (
    <Screen title="合同与文件">
      {page.state === 'loading' && <Skeleton lines={8} />}
      {page.state === 'failed' && <ErrorCard message={page.message} onRetry={page.retry} />}
      {page.state === 'ready' && (
        <>
          <p className={css.rule}>{page.serviceName}</p>
          {page.files.length === 0 && (
            <Empty text="暂无已签署的文件" action={{ label: '查看订单', href: orderHref(page.orderNumber) }} />
          )}
          <ul className={css.list} aria-label="已签署的文件">
            {page.files.map(({ name, url, hash }) => (
              <li key={hash} className={css.row}>
                <h2>《{name}》</h2>
                <p className={css.quiet}>
                  SHA-256 <span className={css.hash}>{hash}</span>
                </p>
                {url !== '' && (
                  <a className={buttonClass('plain', 'small')} href={url} target="_blank" rel="noreferrer">
                    打开并保存（PDF）
                  </a>
                )}
              </li>
            ))}
          </ul>
          <p className={css.rule}>
            文件由电子签名服务生成，可用上面的 SHA-256
            核对是否被改动，也可在电子签平台验证。文件打开后请保存到手机，未保存的文件离线时无法查看。
          </p>
        </>
      )}
    </Screen>
  )
}
