import { afterEach, expect, it } from 'vitest'
import { contract } from '#api/contract.ts'
import { esignSamples } from '#test/service/samples/trade/esign.ts'
import { orderSamples } from '#test/service/samples/trade/order.ts'
import { paymentSamples } from '#test/service/samples/trade/payment.ts'
import { skuSamples } from '#test/service/samples/trade/sku.ts'
import { start, type TestService } from '#test/service/testing.ts'
import { sweep } from './sweep.ts'

let service: TestService
afterEach(() => service.close())

it('answers every call of orders according to the contract', async () => {
  service = await start()
  await sweep(service, 'order', orderSamples)
})
it('answers every call of skus and payments according to the contract', async () => {
  service = await start()
  await sweep(service, 'sku', skuSamples)
  await sweep(service, 'payment', paymentSamples)
})
it('answers every call of signatures according to the contract', async () => {
  service = await start()
  await sweep(service, 'esign', esignSamples)
})
it('has a sample for every call', () => {
  for (const [domain, samples] of [
    ['order', orderSamples],
    ['sku', skuSamples],
    ['payment', paymentSamples],
    ['esign', esignSamples],
  ] as const) {
    expect(Object.keys(samples).toSorted()).toEqual(Object.keys(contract[domain]).toSorted())
  }
})
