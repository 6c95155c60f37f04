import { object } from 'valibot'
import { get } from '#api/call.ts'
import { listOf } from '#api/shapes.ts'
import { QuoteIndex } from '#api/shapes/quote-index.ts'

/** The indicators. spec §7 Public */
export const quoteIndexList = get('/public/quote-index/list', { input: object({}), output: listOf(QuoteIndex) })
