import type { FastifyInstance } from 'fastify'

/**
 * Styles may be inline because dialogs set them; scripts never. Trusted Types leave three policies: question HTML reaches
 * the page through one, the session's service worker starts through another, and the third lets the editor read what is
 * pasted, in a document that is never shown.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types question-html service-worker ProseMirrorClipboard',
].join('; ')

/** For replies that are no page: should a browser ever show one, nothing in it may load or run anything. */
const closedPolicy = "default-src 'none'; frame-ancestors 'none'"

/** No page needs these; one that is taken over cannot ask for them either. */
const permissionsPolicy = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']
  .map(feature => `${feature}=()`)
  .join(', ')

function listHeaders(policy: string) {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissionsPolicy,
    'content-security-policy': policy,
  }
}

/** Of the API. */
export const replyHeaders = listHeaders(closedPolicy)
const ofPages = listHeaders(contentSecurityPolicy)
/** A drawing that is opened by itself is a document of this address. */
const ofMedia = listHeaders(`${closedPolicy}; sandbox`)

/** Scripts, styles and fonts obey the document that asks for them; opened by themselves they are plain text. */
const ofFiles = (({ 'x-content-type-options': kind, 'strict-transport-security': transport }) => ({
  'x-content-type-options': kind,
  'strict-transport-security': transport,
}))(replyHeaders)

function chooseHeaders(url: string) {
  if (/^\/(?:assets\/[^?]+\.(?:js|css|woff2)|early\.js)$/.test(url)) return ofFiles
  if (url.startsWith('/api/')) return replyHeaders
  return url.startsWith('/media/') ? ofMedia : ofPages
}

export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    void reply.headers(chooseHeaders(request.url))
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    done()
  })
}
