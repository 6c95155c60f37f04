/** How often a property is tried: 300 times, or as often as FC_RUNS says (10,000 at night). */
export const runs = { numRuns: Number(process.env['FC_RUNS'] ?? 300) }
