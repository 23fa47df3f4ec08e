/**
 * The page to return to after login: a path of this site, or undefined. Parsing first defeats `//evil.example`,
 * `/\evil.example` and addresses with a scheme; `/.//evil.example` parses to a path of this site that a browser would
 * read as another host.
 */
export function readReturnPath(redirect: string | null, origin: string): string | undefined {
  if (redirect === null || !redirect.startsWith('/')) return undefined
  const url = URL.canParse(redirect, origin) ? new URL(redirect, origin) : undefined
  const isOwn = url?.origin === origin && !url.pathname.startsWith('//')
  return isOwn ? url.pathname + url.search + url.hash : undefined
}

/** Sessions are a document of their own: the router cannot go there, only the browser can. */
export function isOtherDocument(path: string): boolean {
  return path.startsWith('/session/')
}

/** The address of another sign-in page, with the wish to return that the present one carries. */
export function keepRedirect(path: string, params: URLSearchParams): string {
  const redirect = params.get('redirect')
  return redirect === null ? path : `${path}?redirect=${encodeURIComponent(redirect)}`
}
