import { createHash } from 'node:crypto'
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
  /** Where the page is served, e.g. `localhost:4173`. */
  host: string
  /** Inside the simulator's frame the page is framed by its own origin. */
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
  const { hashes, host, framed, openTags, origins } = options
  const secure = (names: readonly string[]) => names.map((each) => `https://${each}`)
  const files = [...secure(fileHosts), ...origins.files].join(' ')
  const services = [`ws://${host}`, ...secure(signedFileHosts), ...origins.services].join(' ')
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

/** Hashes of the inline scripts of a document, for files the build has listed none for. */
export function hashesOf(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  )
}
