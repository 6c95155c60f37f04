import type { ReactNode } from 'react'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import { fromHome, papers } from '#site/frame/nav.ts'
import { SiteFrame } from '#site/frame/site-frame.tsx'
import { Cell, CellGroup } from '#ui/layout/cell.tsx'
import { Contents } from '#ui/nav/contents.tsx'
import { Unbroken } from '#ui/prose/unbroken.tsx'
import css from './legal.module.css'
import {
  type Block,
  type Entry,
  type LegalText,
  type Section,
  personalInfoCollection,
  personalInfoSharing,
  privacyProtocol,
  userPolicy,
} from './text.ts'

/** The four legal pages; their texts are bundled, and therefore available offline. SI-16 */
export function PrivacyProtocol() {
  return <Legal text={privacyProtocol} />
}

export function UserPolicy() {
  return <Legal text={userPolicy} />
}

export function PersonalInfoSharing() {
  return <Legal text={personalInfoSharing} />
}

export function PersonalInfoCollection() {
  return <Legal text={personalInfoCollection} />
}

function Legal({ text }: { text: LegalText }) {
  const { title, version, effective, intro, sections, history } = text
  const long = sections.length > 1
  return (
    <SiteFrame title={title} lead={intro} crumbs={fromHome}>
      <div className={long ? css.long : undefined}>
        {long && (
          <div className={css.contents}>
            <Contents title="目录" items={sections} />
          </div>
        )}
        <article className={css.paper}>
          <div className={css.issue}>
            <Quiet>{`版本 ${version} · 生效日期 ${effective}`}</Quiet>
            <button type="button" className={css.print} onClick={() => print()}>
              打印
            </button>
          </div>
          {sections.map((section) => (
            <Part key={section.id} section={section} />
          ))}
          <section className={css.part}>
            <h2>历次版本</h2>
            <ul className={css.points}>
              {history.map((line) => (
                <li key={line}>
                  <Unbroken>{line}</Unbroken>
                </li>
              ))}
            </ul>
          </section>
        </article>
      </div>
      <div className={css.more}>
        <CellGroup title="相关文件">
          {papers
            .filter((paper) => paper.title !== title)
            .map((paper) => (
              <Cell key={paper.href} title={paper.title} href={paper.href} />
            ))}
        </CellGroup>
      </div>
    </SiteFrame>
  )
}

function Part({ section }: { section: Section }) {
  return (
    <section className={css.part}>
      <h2 id={section.id} tabIndex={-1}>
        {section.title}
      </h2>
      {section.blocks.map((block, at) => (
        <Piece key={at} block={block} />
      ))}
    </section>
  )
}

function Piece({ block }: { block: Block }): ReactNode {
  if (typeof block === 'string') return <p>{block}</p>
  if ('records' in block) {
    return (
      <div className={css.records}>
        {block.records.map((entry) => (
          <Fields key={entry.title} entry={entry} />
        ))}
      </div>
    )
  }
  return (
    <ul className={css.points}>
      {block.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

/** The policy of another company. */
function Rules({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  )
}

function Fields({ entry }: { entry: Entry }) {
  return (
    <section className={css.entry}>
      <h3>{entry.title}</h3>
      <Facts
        dense
        items={entry.fields.map(([name, value, href]) => ({
          name,
          value: href === undefined ? value : <Rules href={href}>{value}</Rules>,
        }))}
      />
    </section>
  )
}
