import { type Uploads, useUploadPlace } from '#data/upload/use-uploads.ts'
import { FormError } from '#ui/form/form-error.tsx'
import { UploadTile } from '#ui/form/upload-tile.tsx'
import { Quiet } from '#ui/layout/quiet.tsx'
import css from './upload-list.module.css'

interface Props {
  uploads: Uploads
  title: string
  /** The name of one file: 「证据」 for 证据1, 证据2. */
  name: string
  /** A hint before choosing. */
  note?: string
  error: string
}

/** Several files to submit. */
export function UploadList({ uploads, title, name, note, error }: Props) {
  return (
    <section className={css.list} aria-label={title}>
      <Quiet as="h2">{title}</Quiet>
      {note !== undefined && <Quiet small>{note}</Quiet>}
      {uploads.ids.map((id, index) => (
        <Place key={id} id={id} label={`${name}${index + 1}`} uploads={uploads} />
      ))}
      <FormError>{error}</FormError>
    </section>
  )
}

function Place({ id, label, uploads }: { id: number; label: string; uploads: Uploads }) {
  const { pdf, video } = uploads
  return <UploadTile label={label} {...{ pdf, video }} upload={useUploadPlace(id, uploads)} />
}
