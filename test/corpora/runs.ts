import fc from 'fast-check'

/** How many cases a property runs: 300, or FC_RUNS (10,000 at night). */
export const runs = { numRuns: Number(process.env['FC_RUNS'] ?? 300) }

/** Any text, half of it ASCII with its control characters, the rest any UTF-16 unit, lone surrogates too. */
export function anyText(maxLength = 40): fc.Arbitrary<string> {
  const unit = fc.oneof(fc.nat(0x7f), fc.nat(0xffff))
  return fc.array(unit, { maxLength }).map((units) => String.fromCharCode(...units))
}
