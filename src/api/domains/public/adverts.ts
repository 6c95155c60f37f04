import { array, object, string } from 'valibot'
import { get } from '#api/call.ts'
import { listOf } from '#api/shapes.ts'
import { Advert } from '#api/shapes/advert.ts'

/** Marked advertisements of a place. spec §7 Public */
export const advertList = get('/public/advert', { input: object({ position: string() }), output: listOf(Advert) })

/** Marked advertisements that bear any of these labels. spec §7 Public */
export const advertListByLabels = get('/public/advert/list-by-labels', {
  input: object({ labels: array(string()) }),
  output: listOf(Advert),
})
