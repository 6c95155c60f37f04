const LEVELS: Readonly<Record<string, string>> = {
  R1: 'C1（含最低类别）、C2、C3、C4、C5',
  R2: 'C2、C3、C4、C5',
  R3: 'C3、C4、C5',
  R4: 'C4、C5',
  R5: 'C5',
}

/** Which customers a service of this risk level fits; undefined for a level that is not known: it fits nobody. product 4.1 */
export function suitableLevels(riskLevel: string): string | undefined {
  return Object.hasOwn(LEVELS, riskLevel) ? LEVELS[riskLevel] : undefined
}
