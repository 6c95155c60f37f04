import { useLocation } from 'wouter'
import { ContactCode } from '#entities/adviser/contact-code.tsx'
import { LoadState } from '#entities/loaded/load-state.tsx'
import { FILES } from '#entities/stored-file/stored-file.ts'
import { Prose } from '#entities/term/prose.tsx'
import { Card } from '#ui/layout/card.tsx'
import { More } from '#ui/layout/more.tsx'
import prose from '#ui/prose/prose.module.css'
import { Skeleton } from '#ui/state/skeleton.tsx'
import type { OwnAdviser } from './adviser.model.ts'

/** The service description from the agreement, and the person to add in WeCom. */
export function AboutService({ about, contact }: Pick<OwnAdviser, 'about' | 'contact'>) {
  return (
    <>
      <Contact contact={contact} />
      <About about={about} />
    </>
  )
}

function Contact({ contact }: { contact: OwnAdviser['contact'] }) {
  return (
    <More label="添加服务人员的企业微信">
      <LoadState loaded={contact} skeleton={<Skeleton lines={6} />}>
        {(person) => <ContactCode {...person} />}
      </LoadState>
    </More>
  )
}

function About({ about }: { about: OwnAdviser['about'] }) {
  const [, navigate] = useLocation()
  return (
    <Card title="投顾服务说明">
      <LoadState loaded={about} skeleton={<Skeleton lines={4} />}>
        {(html) => <Prose html={html} files={FILES} onLink={navigate} className={prose.prose} />}
      </LoadState>
    </Card>
  )
}
