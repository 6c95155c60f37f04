import { brand } from '#config/brand.ts'
import { Facts } from '#ui/layout/facts.tsx'
import { Card } from '#ui/layout/card.tsx'
import { papers } from '#site/frame/nav.ts'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { Anchor } from '#ui/anchor.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useMounted } from '#ui/mounted.ts'
import css from './download.module.css'
import { PackageFacts } from './facts.tsx'
import { Guide } from './guide.tsx'
import {
  app,
  cautions,
  landing,
  openApp,
  pc,
  permissions,
  requirements,
  tip,
  useAppRelease,
  useNewest,
} from './page.ts'
import { NewestPackage, VersionCheck } from './pc-package.tsx'
import { Stores } from './stores.tsx'

/** How to leave WeChat for the browser; on a desktop in a phone frame. SI-15 */
export function TipPage() {
  const newest = useNewest()
  return (
    <SiteFrame {...tip}>
      <div className={css.phone}>
        <Guide />
        <p className={css.quiet}>已经在浏览器中打开了？</p>
        <LinkButton href="/download/jcj-app">{`前往下载${brand.appName}`}</LinkButton>
        <p className={css.newest}>{newest}</p>
      </div>
    </SiteFrame>
  )
}

/**
 * Opens the app from WeChat: only this page's own HTML may do it, and its script adds the button here. SI-20
 */
export function OpenApp() {
  return (
    <SiteFrame {...openApp} bare>
      <div className={css.phone}>
        <div id="launch" className={css.launch} />
        <p id="launch-said" role="status" className={css.said} />
        <Guide />
        <p className={css.quiet}>还没有安装，或已经在浏览器中打开了？</p>
        <LinkButton kind="plain" href="/download/jcj-app">{`前往下载${brand.appName}`}</LinkButton>
      </div>
    </SiteFrame>
  )
}

/** The phone app. SI-20 */
export function AppDownload({ link }: { link: (path: string) => string }) {
  return <AppPage words={app} link={link('/download/jcj-app')} />
}

/** The same for an advertisement. `clickId` reads the click id stored at the entry. SI-20 */
export function AppLanding({ link, clickId }: { link: (path: string) => string; clickId: () => string | null }) {
  const mounted = useMounted()
  return <AppPage words={landing} link={link('/download/jcj-app/bd')} clickId={mounted ? clickId() : null} />
}

function AppPage({ words, link, clickId }: { words: typeof app; link: string; clickId?: string | null }) {
  const release = useAppRelease()
  const known = release.state === 'ready' ? release.data : undefined
  const missing = release.state === 'failed' ? '--' : undefined
  return (
    <SiteFrame {...words}>
      <Stores release={release} link={link} clickId={clickId} />
      <div className={css.columns}>
        <Card title="软件信息">
          <PackageFacts
            rows={[
              { name: '名称', value: brand.appName },
              { name: '版本', value: known?.version ?? missing },
              { name: '开发者', value: brand.companyName },
              { name: '备案号', value: brand.appIcpNo },
              { name: '安卓安装包 SHA-256', value: known?.sha256 ?? missing, hash: true },
            ]}
          />
        </Card>
        <Card title="需要的权限">
          <Facts values="below" items={permissions.map(({ title, note }) => ({ name: title, value: note }))} />
        </Card>
      </div>
      <End />
    </SiteFrame>
  )
}

/** The software for the PC. SI-20 */
export function PcDownload() {
  return (
    <SiteFrame {...pc}>
      <p className={css.quiet}>
        请在电脑上打开本页下载。手机软件请前往<Anchor href="/download/jcj-app">{app.title}</Anchor>。
      </p>
      <div className={css.columns}>
        <Card title="最新安装包">
          <NewestPackage />
        </Card>
        <div>
          <Card title="电脑要求">
            <List lines={requirements} />
          </Card>
          <Card title="检查更新">
            <VersionCheck />
          </Card>
        </div>
      </div>
      <Card title="安全提示">
        <List lines={cautions} />
      </Card>
      <End />
    </SiteFrame>
  )
}

/** The legal texts, and the disclaimer of the software. */
function End() {
  return (
    <>
      <CellGroup title="隐私与协议">
        {papers.map(({ title, href }) => (
          <Cell key={href} title={title} href={href} />
        ))}
      </CellGroup>
      <p className={css.quiet}>{`${brand.eduLine}。${brand.riskLine}。`}</p>
    </>
  )
}

function List({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={css.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
