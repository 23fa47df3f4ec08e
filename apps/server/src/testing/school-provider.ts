import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** What the school's own provider knows of somebody, by the name they type there. */
export type SchoolPeople = Record<string, Record<string, string | number | boolean>>

const secret = 'rahasia-uji-yang-panjang'
export const schoolClient = { client_id: 'gerbang', client_secret: secret }

const describe = (people: SchoolPeople, redirect_uri: string) => ({
  clients: [schoolClient, { client_id: 'lain', client_secret: secret }].map(client => ({
    ...client,
    redirect_uris: [redirect_uri],
    token_endpoint_auth_method: 'client_secret_post',
  })),
  cookies: { keys: ['kunci-uji'] },
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'nisn'] },
  findAccount: (_: unknown, sub: string) => ({
    accountId: sub,
    claims: async () => ({ sub, ...people[sub] }),
  }),
})

/** A real provider on loopback. `spoil` may change what its token endpoint answers. */
export async function startSchoolProvider(people: SchoolPeople, redirect_uri: string) {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider = new Provider(issuer, describe(people, redirect_uri))
  let spoil: ((body: Record<string, unknown>) => void) | undefined
  provider.use(async (context, next) => {
    await next()
    if (context.oidc?.route === 'token' && context.status === 200)
      spoil?.(context.body as Record<string, unknown>)
  })
  server.on('request', provider.callback())
  return {
    issuer,
    people,
    spoilTokens: (change: typeof spoil) => {
      spoil = change
    },
    stop: () =>
      new Promise<void>(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
export type SchoolProvider = Awaited<ReturnType<typeof startSchoolProvider>>

/** A browser without pictures: keeps cookies and follows the provider's redirects up to the address of return. */
function openBrowser(redirect_uri: string) {
  const cookies = new Map<string, string>()
  return async function visit(address: string, form?: Record<string, string>): Promise<URL> {
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: Array.from(cookies, pair => pair.join('=')).join('; ') },
      ...(form && { body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    await response.arrayBuffer()
    const location = response.headers.get('location')
    if (location === null) return new URL(address)
    const next = new URL(location, address)
    return next.href.startsWith(redirect_uri) ? next : visit(next.href)
  }
}

/** Signs in at the provider as a person does, and returns the query that it sends back with. */
export async function signInAtProvider(url: string, login: string): Promise<string> {
  const redirect_uri = new URL(url).searchParams.get('redirect_uri') ?? ''
  const visit = openBrowser(redirect_uri)
  let at = await visit(url)
  for (const form of [{ prompt: 'login', login, password: 'apa saja' }, { prompt: 'consent' }])
    if (!at.href.startsWith(redirect_uri)) at = await visit(at.href, form)
  if (!at.href.startsWith(redirect_uri)) throw new Error(`The provider stopped at ${at.href}`)
  return at.search.slice(1)
}
