import type { Role } from '@gerbang/contract/call.ts'
import { type LoaderFunctionArgs, redirectDocument, replace } from 'react-router'
import { paths } from '../paths.ts'
import { entryOf, loginPath, redirectFrom } from './guard.ts'
import { isOtherDocument, readReturnPath } from './return-path.ts'
import { findViewer } from './viewer.ts'

/** The viewer whose area this is; anybody else is led away. */
export async function admit(area: Role, request: Request) {
  const viewer = await findViewer()
  const { pathname, search, hash } = readTarget(request)
  const elsewhere = redirectFrom(area, viewer, pathname + search + hash)
  // Thrown, so that the loader's type is the viewer alone.
  if (elsewhere !== undefined) throw replace(elsewhere)
  return viewer
}

/** Loaders are not told the hash; that of an address opened in this tab still stands in its bar. */
function readTarget({ url }: Request) {
  const { pathname, search } = new URL(url)
  const isOpened = pathname === location.pathname && search === location.search
  return { pathname, search, hash: isOpened ? location.hash : '' }
}

export async function leadHome() {
  const viewer = await findViewer()
  return replace(viewer === undefined ? loginPath(paths.home) : entryOf(viewer, undefined))
}

/** The signed-in person, or null; the page opens for those whom the server cannot name just now, too. */
export async function findVisitor() {
  return (await findViewer().catch(() => undefined)) ?? null
}

/** For pages that a signed-in person has no use for: they are led on. */
export async function skipLogin({ request }: LoaderFunctionArgs) {
  const viewer = await findVisitor()
  if (viewer === null) return null
  const { searchParams, origin } = new URL(request.url)
  const target = entryOf(viewer, readReturnPath(searchParams.get('redirect'), origin))
  return isOtherDocument(target) ? redirectDocument(target) : replace(target)
}

/** For the page on which a first password is replaced: whoever has one of their own is led on. */
export async function expectFirstPassword(args: LoaderFunctionArgs) {
  const viewer = await findVisitor()
  const { pathname, search, hash } = readTarget(args.request)
  if (viewer === null) return replace(loginPath(pathname + search + hash))
  return viewer.must_change_password ? viewer : skipLogin(args)
}
