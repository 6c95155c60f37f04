/** 算一算 and 投资词典: one file of code, so that where one has been opened the other works offline too. */
export { GlossaryScreen } from './glossary.tsx'
export { ToolsScreen } from './tools.tsx'
