import { Picture } from '#ui/media/picture.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import { Facts } from '#ui/layout/facts.tsx'
import type { Section } from './page.ts'
import css from './parts.module.css'

/** The content of a section, below its heading. */
export function Body({ section }: { section: Section }) {
  return (
    <div className={css.body}>
      {section.words.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {section.facts.length > 0 && <Facts items={section.facts.map(([name, value]) => ({ name, value }))} />}
      {section.papers.length > 0 && (
        <ul className={css.papers}>
          {section.papers.map(({ name, number, image }) => (
            <li key={name}>
              <Picture src={image} alt={`${name}图片`} ratio={600 / 424} />
              <p className={css.paper}>
                <span>{name}</span>
                <Quiet as="span">{`编号 ${number}`}</Quiet>
              </p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
