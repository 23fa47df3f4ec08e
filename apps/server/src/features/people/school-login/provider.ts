import {
  authorizationCodeGrant,
  allowInsecureRequests,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientError,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { forbidden, unavailable } from '../../../http/errors.ts'
import { limits } from '../../../limits.ts'
import type { Platform } from '../../../platform.ts'
import type { Provider, SignIn } from './school-login.queries.ts'
import type { Claims } from './school-login.rules.ts'

type Client = Pick<Provider, 'issuer' | 'client_id' | 'client_secret'>

const silent = () =>
  unavailable('Layanan akun sekolah tidak menjawab. Coba lagi sebentar, atau masuk dengan kata sandi.')
const refused = () =>
  forbidden(
    'Akun sekolahmu tidak bisa dipastikan. Ulangi dari awal; kalau tetap gagal, beri tahu admin sekolahmu.',
  )
const cancelled = () => forbidden('Masuk dengan akun sekolah dibatalkan.')

/** By its body where the provider takes that, as nearly all do; the standard's own way is the header. */
function proveBy(secret: string): ClientAuth {
  const [post, basic] = [ClientSecretPost(secret), ClientSecretBasic(secret)]
  return (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? post : basic)(
      server,
      ...rest,
    )
}

export function discover({ issuer, client_id, client_secret }: Client): Promise<Configuration> {
  const server = new URL(issuer)
  return discovery(server, client_id, undefined, proveBy(client_secret), {
    timeout: limits.providerMs / 1000,
    ...(server.protocol === 'http:' && { execute: [allowInsecureRequests] }),
  })
}

/** Knows no `login`, which the standard asks of everybody, and does not say what it knows. */
const google = 'https://accounts.google.com'

/** At a computer that a class shares, whoever signed in at the provider before is not simply taken again. */
function choosePrompt(configuration: Configuration): string {
  const { issuer, prompt_values_supported: known } = configuration.serverMetadata()
  const offersAccounts = Array.isArray(known) && known.includes('select_account')
  return offersAccounts || issuer === google ? 'select_account' : 'login'
}

const codes = (error: unknown): unknown[] => {
  if (!(error instanceof Error)) return []
  return ['code', 'error', 'status'].map(name => Reflect.get(error, name)).concat(codes(error.cause))
}

/** Whether the provider was not to be heard, or had a fault of its own. */
function isSilent(error: unknown): boolean {
  const found = codes(error)
  if (found.some(code => typeof code === 'number' && code >= 500)) return true
  if (found.includes('OAUTH_TIMEOUT') || found.includes('OAUTH_RESPONSE_IS_NOT_JSON')) return true
  // What `fetch` throws where there is no connection.
  return error instanceof TypeError || (error instanceof ClientError && error.cause instanceof TypeError)
}

/** For whoever reads the log: what went wrong, and no word of the answer itself. */
const describe = (error: unknown) =>
  [error instanceof Error ? error.message : 'unknown', ...new Set(codes(error))].filter(Boolean).join(', ')

function explain(error: unknown): Error {
  if (isSilent(error)) return silent()
  return codes(error).includes('access_denied') ? cancelled() : refused()
}

export interface Providers {
  /** Where a browser signs in, and what has to fit when it is back. */
  begin: (provider: Provider) => Promise<{ url: string; signIn: SignIn }>
  /** Who signed in there. Throws what to tell them. */
  finish: (provider: Provider, answer: string, signIn: SignIn) => Promise<Claims>
}

/** What a thread knows of the provider, asked anew when the settings change and now and then. */
export function createProviders({ config, now, log }: Pick<Platform, 'config' | 'now' | 'log'>): Providers {
  let known: { key: string; until: number; configuration: Configuration } | undefined

  async function know(provider: Provider): Promise<Configuration> {
    const key = JSON.stringify([provider.issuer, provider.client_id, provider.client_secret])
    const at = now().getTime()
    if (known?.key !== key || known.until < at)
      known = { key, until: at + limits.providerRememberedMs, configuration: await discover(provider) }
    return known.configuration
  }

  async function listen<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work()
    } catch (error) {
      log(`Signing in with a school's account failed: ${describe(error)}`)
      throw explain(error)
    }
  }

  const redirect_uri = returnAddress(config)
  return {
    begin: provider =>
      listen(async () => {
        const configuration = await know(provider)
        const signIn = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() }
        const url = buildAuthorizationUrl(configuration, {
          redirect_uri,
          scope: 'openid email profile',
          state: signIn.state,
          nonce: signIn.nonce,
          code_challenge: await calculatePKCECodeChallenge(signIn.verifier),
          code_challenge_method: 'S256',
          prompt: choosePrompt(configuration),
        })
        return { url: url.href, signIn }
      }),
    finish: (provider, answer, { state, nonce, verifier }) =>
      listen(async () => {
        const configuration = await know(provider)
        const tokens = await authorizationCodeGrant(configuration, new URL(`${redirect_uri}?${answer}`), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw refused()
        const hasMore = configuration.serverMetadata().userinfo_endpoint !== undefined
        const more = hasMore ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : {}
        return { ...claims, ...more }
      }),
  }
}

export function returnAddress({ public_url }: { public_url: string }): string {
  return `${public_url}/login/school`
}
