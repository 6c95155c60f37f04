export const browserAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/134.0.0.0 Mobile Safari/537.36'
/** A user agent that gets the desktop's skin of the information site. spec §2 */
export const desktopAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/134.0.0.0 Safari/537.36'

/** The visitor's device: the site has a skin for each. */
export const looks = {
  phone: { userAgent: browserAgent, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: {
    userAgent: desktopAgent,
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    isMobile: false,
    hasTouch: false,
  },
} as const
export const skins = ['phone', 'desktop'] as const
