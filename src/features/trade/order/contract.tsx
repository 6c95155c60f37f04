import { Anchor } from '#ui/anchor.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { ErrorCard } from '#ui/state/error-card.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import { useContract } from './contract.model.ts'
import { orderHref } from '#lib/path/order-href.ts'
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
            {page.files.map(({ name, url, hash, note, keep, keeping }) => (
              <li key={hash} className={css.row}>
                <h2>《{name}》</h2>
                <p className={css.quiet}>
                  SHA-256 <span className={css.hash}>{hash}</span>
                </p>
                {note !== '' && <p className={css.quiet}>{note}</p>}
                {url !== '' && (
                  <footer>
                    <a
                      className={buttonClass('plain', 'small')}
                      href={url}
                      target="_blank"
                      rel="noreferrer"
                      onClick={keep}
                    >
                      打开（PDF）
                    </a>
                    {keep && (
                      <Button kind="ghost" size="small" busy={keeping} onClick={keep}>
                        保存到本机
                      </Button>
                    )}
                  </footer>
                )}
              </li>
            ))}
          </ul>
          <p className={css.rule}>
            文件由电子签名服务生成，可用上面的 SHA-256
            核对是否被改动，也可在电子签平台验证。未保存到本机的文件离线时无法打开。
          </p>
          <p className={css.wayBack}>
            <Anchor href="/me/settings">{page.keeps ? '管理保存的合同' : '在设置中开启「保存合同到本机」'}</Anchor>
          </p>
        </>
      )}
    </Screen>
  )
}
