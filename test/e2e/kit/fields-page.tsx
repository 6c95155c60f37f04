import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Form } from '#ui/form/form.tsx'
import { type Kind, kinds } from '#ui/form/kinds.ts'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'

declare global {
  interface Window {
    /** What each field has reported, in order. */
    handed: Record<string, string[]>
    submitted: number
    names: string[]
  }
}

window.handed = {}
window.submitted = 0

// The keys of a literal of this type.
const names = [...(Object.keys(kinds) as Kind[]), 'area'] as const
window.names = [...names]

function One({ name }: { name: (typeof names)[number] }) {
  const [text, setText] = useState('')
  const change = (next: string) => {
    ;(window.handed[name] ??= []).push(next)
    setText(next)
  }
  const field = { label: name, value: text, onChange: change }
  return name === 'area' ? <TextArea {...field} most={20} /> : <TextField kind={name} {...field} />
}

/** A form for each kind of text field. */
function Fields() {
  return names.map((name) => (
    <Form key={name} label={`form ${name}`} invalidPresses={0} onSubmit={() => (window.submitted += 1)}>
      <One name={name} />
      <button type="submit">send</button>
    </Form>
  ))
}

createRoot(document.querySelector('#root') ?? document.body).render(<Fields />)
