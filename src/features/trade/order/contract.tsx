import { LoadState } from '#entities/loaded/load-state.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { Empty } from '#ui/state/empty.tsx'
import { Screen } from '#ui/layout/screen.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { usePage } from '#wechat/page.tsx'
import { useContract } from './contract.model.ts'
import { useFileActions } from './file-actions.model.ts'
import { orderHref } from '#lib/path/order-href.ts'
import css from './order.module.css'

/** 合同与文件. OR-14 */
export function ContractScreen() {
  const contract = useContract()
  const actions = useFileActions()
  usePage({ title: '合同与文件' })
  return (
    <Screen title="合同与文件">
      <LoadState loaded={contract} skeleton={<Skeleton lines={8} />}>
        {(page) => (
          <>
            <p className={css.rule}>{page.serviceName}</p>
            {page.files.length === 0 && (
              <Empty text="暂无已签署的文件" action={{ label: '查看订单', href: orderHref(page.orderNumber) }} />
            )}
            <ul className={css.list} aria-label="已签署的文件">
              {page.files.map(({ name, url, hash, note, keep, keeping }) => (
                <li key={hash} className={css.file}>
                  <h2>《{name}》</h2>
                  <p className={css.quiet}>
                    SHA-256 <span className={css.hash}>{hash}</span>
                  </p>
                  {note !== '' && <p className={css.quiet}>{note}</p>}
                  {url !== '' && (
                    <footer className={css.files}>
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
                      <Button
                        kind="ghost"
                        size="small"
                        busy={actions.busy === hash}
                        onClick={() => actions.verify({ url, name, hash })}
                      >
                        核对
                      </Button>
                      <Button kind="ghost" size="small" onClick={() => actions.share({ url, name, hash })}>
                        发送给自己
                      </Button>
                      {actions.mail && (
                        <a className={buttonClass('ghost', 'small')} href={actions.mail({ url, name, hash })}>
                          邮件
                        </a>
                      )}
                    </footer>
                  )}
                  <p role="status" className={css.quiet}>
                    {actions.results[hash]}
                  </p>
                </li>
              ))}
            </ul>
            <p className={css.rule}>
              文件由电子签名服务生成，「核对」在本机重新计算 SHA-256，也可在电子签平台验证。
              未保存到本机的文件离线时无法打开。
            </p>
            <p className={css.wayBack}>
              <Anchor href="/me/settings">{page.keeps ? '管理保存的合同' : '在设置中开启「保存合同到本机」'}</Anchor>
            </p>
          </>
        )}
      </LoadState>
    </Screen>
  )
}
