/** As much as tests use: the published types want another version of a package than the one beside them. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  interface Context {
    status: number
    body: unknown
    oidc?: { route: string }
  }

  export class Provider {
    constructor(issuer: string, configuration: object)
    use(layer: (context: Context, next: () => Promise<void>) => Promise<void>): void
    callback(): RequestListener
  }
}
