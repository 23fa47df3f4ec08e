import type { FastifyInstance } from 'fastify'

/**
 * Styles may be inline because dialogs set them; scripts never. Trusted Types leave one policy through which question
 * HTML reaches the page.
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
].join('; ')

export function setSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
    })
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
    if (!request.url.startsWith('/api/')) void reply.header('content-security-policy', contentSecurityPolicy)
    done()
  })
}
