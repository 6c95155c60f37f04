import { base64, sha256 } from './digest.ts'
import { fileHosts, signedFileHosts } from '#config/file-hosts.ts'
import type { Origins } from '#config/origins.ts'

/** What no page of ours asks a device for; faces and cards are the vendors' pages' business. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')

interface PolicyOptions {
  /** CSP hashes of the inline scripts, e.g. `sha256-…`. */
  hashes: readonly string[]
  /** The page's public origin; '' if unknown. */
  origin: string
  /** A simulator on the page's own origin frames it. */
  framed: boolean
  /** WeChat draws its open tags here, by frames and markup of its own. */
  openTags: boolean
  /** Where files and services of the build are, beside the page's own origin. */
  origins: Origins
}

/**
 * Headers of every HTML answer. reliability §5.1, decision 6; no upgrade-insecure-requests, since this is plain http.
 */
export function htmlHeaders(options: PolicyOptions): Record<string, string> {
  const { hashes, origin, framed, openTags, origins } = options
  const secure = (names: readonly string[]) => names.map((each) => `https://${each}`)
  const files = [...secure(fileHosts), ...origins.files].join(' ')
  // Older engines do not count a socket on the page's own host as 'self'.
  const socket = origin === '' ? [] : [origin.replace(/^http/, 'ws')]
  const services = [...socket, ...secure(signedFileHosts), ...origins.services].join(' ')
  const policy = [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes.map((hash) => `'${hash}'`), ...(openTags ? ["'unsafe-eval'"] : [])].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https://open.weixin.qq.com ${files}`,
    "font-src 'self'",
    `media-src 'self' blob: ${files}`,
    `connect-src 'self' ${services}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src ${openTags ? 'https://*.qq.com webcompt:' : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${framed ? "'self'" : "'none'"}`,
    ...(openTags ? [] : ["require-trusted-types-for 'script'", 'trusted-types dompurify app-url']),
  ]
  return { ...plainHeaders(), 'content-security-policy': policy.join('; '), 'permissions-policy': PERMISSIONS }
}

/** Headers of every answer of the site. */
export function plainHeaders(): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'strict-transport-security': 'max-age=31536000',
  }
}

/** CSP hashes of the inline scripts of a document. */
export async function hashesOf(html: string): Promise<string[]> {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)
  const digests = Array.from(scripts, async ([, text = '']) => `sha256-${base64(await sha256(text))}`)
  return Promise.all(digests)
}
