import { settingsOf } from '#config/settings.ts'

/** Inserted by the build elsewhere: for the client's code that runs in the reference server as it is written. */
Object.assign(globalThis, { __SETTINGS__: settingsOf(process.env) })
