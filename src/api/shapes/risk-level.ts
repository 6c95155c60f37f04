import { known } from '#api/shapes.ts'

export const RiskLevel = known('R1', 'R2', 'R3', 'R4', 'R5')
