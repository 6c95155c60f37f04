/** The screens of orders that are looked at: one piece of code. */
export { ContractScreen } from './contract.tsx'
export { OrderScreen } from './order.tsx'
export { OrdersScreen } from './orders.tsx'
