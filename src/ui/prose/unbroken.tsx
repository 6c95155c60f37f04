/** Dates, times, and amounts with their unit. */
const NUMBER = /((?:\d{2,4}-)?\d\d-\d\d|\d?\d:\d\d(?::\d\d)?|[¥+−-]?\d[\d,]*(?:\.\d+|[%万亿])+|¥\d[\d,]*)/

/** A text whose numbers are not broken: a browser breaks after the hyphen of a date and before a unit. */
export function Unbroken({ children }: { children: string }) {
  return children.split(NUMBER).map((part, at) =>
    at % 2 === 1 ? (
      <span key={at} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
