import { Badge } from '#ui/badge.tsx'
import css from './analyst.module.css'

/** The subjects of an adviser; nothing if unknown. */
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
