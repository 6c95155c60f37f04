import { Badge } from '#ui/badge.tsx'
import css from './analyst.module.css'

/** What an adviser speaks about; nothing where it is not known. */
export function Tags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <p className={css.tags}>
      {tags.map((tag) => (
        <Badge key={tag} tone="brand">
          {tag}
        </Badge>
      ))}
    </p>
  )
}
