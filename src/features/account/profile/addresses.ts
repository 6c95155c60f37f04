/** The pages of 收货地址: one file of code, apart from the other pages of the account. */
export { AddressEditScreen } from './address-edit.tsx'
export { AddressListScreen } from './address-list.tsx'
