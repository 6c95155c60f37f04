import { page } from '#data/page/page.ts'

/** Sign-in, and the customer's data. */
export const pages = [
  page({
    pattern: '/login',
    auth: 'P',
    share: 'N',
    load: () => import('./login/login.tsx').then((m) => m.LoginScreen),
  }),
  page({
    pattern: '/login/bind',
    auth: 'W',
    share: 'N',
    load: () => import('./login/bind.tsx').then((m) => m.BindScreen),
  }),
  page({
    pattern: '/pc-login',
    auth: 'P',
    share: 'N',
    load: () => import('./login/pc-login.tsx').then((m) => m.PcLoginScreen),
  }),
  page({
    pattern: '/landing',
    auth: 'W',
    share: 'O',
    query: ['scene'],
    load: () => import('./login/landing.tsx').then((m) => m.LandingScreen),
  }),
  page({
    pattern: '/me/profile',
    auth: 'L',
    share: 'N',
    load: () => import('./profile/personal.ts').then((m) => m.ProfileScreen),
  }),
  page({
    pattern: '/me/security',
    auth: 'L',
    share: 'N',
    load: () => import('./security/bound.ts').then((m) => m.SecurityScreen),
  }),
  page({
    pattern: '/me/mobile',
    auth: 'L',
    share: 'N',
    load: () => import('./security/bound.ts').then((m) => m.MobileScreen),
  }),
  page({
    pattern: '/me/certification',
    auth: 'L',
    share: 'N',
    load: () => import('./profile/personal.ts').then((m) => m.CertificationScreen),
  }),
  page({
    pattern: '/me/address',
    auth: 'L',
    share: 'N',
    load: () => import('./profile/addresses.ts').then((m) => m.AddressListScreen),
  }),
  page({
    pattern: '/me/address/edit',
    auth: 'L',
    share: 'N',
    load: () => import('./profile/addresses.ts').then((m) => m.AddressEditScreen),
  }),
  page({
    pattern: '/me/cancel',
    auth: 'L',
    share: 'N',
    load: () => import('./security/cancellation.ts').then((m) => m.CancelScreen),
  }),
  page({
    pattern: '/me/cancel/done',
    auth: 'P',
    share: 'N',
    load: () => import('./security/cancellation.ts').then((m) => m.CancelledScreen),
  }),
  page({
    pattern: '/me/settings',
    auth: 'P',
    share: 'N',
    load: () => import('./settings/settings.tsx').then((m) => m.SettingsScreen),
  }),
]
