import { array, boolean, object, optional, string } from 'valibot'
import { get, post } from '#api/call.ts'
import { Count, Finite } from '#api/shapes/number.ts'

/**
 * Checks the customer in for today, by the server's date; a second call returns the first result. `points`: earned
 * today. spec §7 Check-in
 */
export const checkIn = post('/checkIn', {
  input: object({}),
  output: object({ points: Finite, streak: Count }),
})

/** The days of a month ('YYYY-MM') with a check-in, 'YYYY-MM-DD'. spec §7 Check-in */
export const checkInRecord = get('/checkIn/record', { input: object({ month: string() }), output: array(string()) })

/**
 * Whether the customer has checked in today, the streak in days, and the balance of points; `gives`: points of the next
 * check-in, `bonus`: the streak that earns more, and how much. spec §7 Check-in
 */
export const checkInStatus = get('/checkIn/status', {
  input: object({}),
  output: object({
    checkedToday: boolean(),
    streak: Count,
    points: Finite,
    gives: optional(Finite),
    bonus: optional(object({ streak: Count, points: Finite })),
  }),
})
