import type { Role } from '@gerbang/contract/call.ts'
import { type LoaderFunctionArgs, redirectDocument, replace } from 'react-router'
import { paths } from '../paths.ts'
import { loginPath, redirectFrom, rootOf } from './guard.ts'
import { isOtherDocument, readReturnPath } from './return-path.ts'
import { findViewer } from './viewer.ts'

/** The viewer whose area this is; anybody else is led away. */
export async function admit(area: Role, request: Request) {
  const viewer = await findViewer()
  const { pathname, search, hash } = readTarget(request)
  const elsewhere = redirectFrom(area, viewer?.role, pathname + search + hash)
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
  return replace(viewer === undefined ? loginPath(paths.home) : rootOf(viewer.role))
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
  const target = readReturnPath(searchParams.get('redirect'), origin) ?? rootOf(viewer.role)
  return isOtherDocument(target) ? redirectDocument(target) : replace(target)
}
