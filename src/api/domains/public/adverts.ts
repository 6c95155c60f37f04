import { array, object, string } from 'valibot'
import { get } from '#api/call.ts'
import { listOf } from '#api/shapes.ts'
import { Advert } from '#api/shapes/advert.ts'

/** Labelled advertisements of a placement. spec §7 Public */
export const advertList = get('/public/advert', { input: object({ position: string() }), output: listOf(Advert) })

/** Labelled advertisements with any of these tags. spec §7 Public */
export const advertListByLabels = get('/public/advert/list-by-labels', {
  input: object({ labels: array(string()) }),
  output: listOf(Advert),
})
