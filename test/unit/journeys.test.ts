import { expect, it } from 'vitest'
import { sources } from './sources.ts'

/**
 * Every line of the journeys is covered by a test whose title starts with its name, e.g. `B7: a payment that …`. A7
 * is missing: it is a time, which the benchmark compares with its goal.
 */

/** The product's promises of its journeys, by the name of the line: steps lower case, criteria upper case. */
const lines: Readonly<Record<string, string>> = {
  a1: 'the menu of the account opens the course list',
  a2: 'who sent the visitor is kept; the list and the question for consent stand at once',
  a3: 'the authorization is asked for with the constants of the service',
  a4: 'the code becomes tokens, and the address is that of the page again',
  a5: 'the JS-SDK is signed',
  a6: 'a tap on a course opens it',
  A1: 'exactly one authorization, and Back never comes by it',
  A2: 'code and state stay nowhere',
  A3: 'nothing is reported about the visitor before consent',
  A4: 'who refuses keeps list and detail',
  A5: 'a failed link can be tried again over the list; /redirect authorizes nobody',
  A6: 'the entry address is signed on iOS, each address on Android',
  A8: 'who has no number looks around, and binds one only to order',
  b1: 'the card names who sells and who shares',
  b2: 'the friend is kept for both, and the landing is reported once',
  b3: 'the login takes the sales person along',
  b4: 'the evaluation is made on the way, and the checkout kept',
  b5: 'the level is matched, the disclosure read',
  b6: 'one order, with who sold it and what was read',
  b7: 'the contract is signed at the vendor',
  b8: 'the face check is passed',
  b9: 'the payment is what the service says it is',
  b10: 'the service opens, with its contract and its adviser',
  B1: 'who sent the visitor outlives login, authorization and thirty days',
  B2: 'what is tracked names the sales person and the visitor, not the sharer',
  B3: 'nobody pays what is not signed',
  B4: 'an order that was left is found again, and is one',
  B5: 'a level above the own one warns, the lowest class is refused',
  B6: 'a price that changed is shown before anything is ordered',
  B7: 'a payment broken off keeps the order until its time is over',
  B8: 'the contract shows its hash, its file is there offline only where it was saved',
  B9: 'a forged return changes nothing',
  c1: 'pages are read online',
  c2: 'and opened again offline, at their exact address',
  C1: 'with their date and their pictures',
  C2: 'writing is refused with its reason',
  C3: 'an order is kept masked, and gone with its customer',
  C4: 'a page never visited lists what can be read',
  C5: 'the network coming back refreshes in silence',
  C6: 'payment, signature, face and price come from no cache',
  C7: 'also without a worker, and over a release that changed the chunks',
  D1: 'requests refused together are one refresh, each retried with the new token',
  D2: 'a request that begins meanwhile waits',
  D3: 'a refresh that is refused clears the session, says so and leaves once',
  D4: 'without a refresh token nothing is retried',
  D5: 'what is refused again does not go round',
  D6: 'what was typed survives',
  D7: 'another tab takes the new token over',
  e1: 'a refund from the order to the money',
  e2: 'an invoice from the order to its paper',
  E1: 'it is three taps from 我的',
  E2: 'no more than the service allows',
  E3: 'a refusal gives its reason and a way to complain',
  E4: 'an invoice leaves out what was given back, of ten orders at most',
  E5: 'a split order lists each part with its channel',
  f1: 'a broadcast is reserved',
  f2: 'a message leads into its room when it begins',
  f3: 'something is said in it',
  f4: 'a question is asked from it',
  f5: 'a message leads to the answer',
  f6: 'its lottery is joined',
  f7: 'it is drawn by the server’s clock',
  f8: 'a message leads to the prize',
  f9: 'it is sent to the address',
  F1: 'a connection that is killed is asked about, nothing lost and nothing twice',
  F2: 'the countdown of a lottery is the server’s',
  F3: 'joining twice is joining once',
  F4: 'who is muted reads on',
  F5: 'the risk stays in view',
  F6: 'a room that ends leads to its recording without a reload',
  F7: 'hidden it asks for nothing, seen again for what came',
  g1: 'strategies are listed by drawdown, volatility or launch, never by return',
  g2: 'without a valid evaluation no figure is shown, and how to see them is said',
  g3: 'who has not subscribed sees orders older than thirty days alone',
  g4: 'a back-test begins with its assumptions',
  g5: 'a notice opens its pool at the stock that changed',
  g6: 'a coupon opens a strategy, which is among the own ones, and its pool reminds of changes',
  g7: 'a strategy leads to its purchase, and what was bought is among the own ones',
  G1: 'who may not know a stock that is advised now finds it on no page, in no copy and in no request',
  G2: 'the switch of a reminder is what the service has',
  G3: 'every stock of a pool has its day, its analyst with the number and its validity',
  G4: 'the end of a service locks its pool and empties the device of it',
  h1: 'a simulation from the form through its positions to its end and report',
  h2: 'a back-test from the form through the queue to its result, and two side by side',
  H1: '「模拟」 lies over every amount',
  H2: 'the drawdown is seen at 360 px without a press',
  H3: 'a run below a year has no annual figure',
  H4: 'a run that failed has its reason and is run again',
  H5: 'deleting asks first',
}

const tests = sources(/^(?:test\/(?:e2e|sweep)|src)\/.*\.(?:spec|test)\.tsx?$/)
/** The names at the start of a title, of a test, a step or a table row. */
const TITLE = /(?:\b(?:test|it)(?:\.step)?|\))\(\s*['"`]((?:[a-h]\d+)(?:, [a-h]\d+)*): /gi
const named = tests.flatMap(({ text }) => [...text.matchAll(TITLE)].flatMap(([, names = '']) => names.split(', ')))

it('every journey line is the name of a test', () => {
  expect(Object.keys(lines).filter((name) => !named.includes(name))).toEqual([])
})

it('no test is named after an unknown line', () => {
  expect(named.filter((name) => !(name in lines))).toEqual([])
})
