import type { Role } from '@gerbang/contract/call.ts'
import { type areaPaths, fillPath, type ParamName } from '../paths.ts'
import { rootOf } from './guard.ts'
import { useViewer } from './viewer.ts'

/** An address as a screen writes it, within an area: the root goes before one that has no leading slash. */
export function standIn(area: Role, path: string): string {
  return path.startsWith('/') ? path : `${rootOf(area)}/${path}`
}

/** Links between screens that stand in several areas: they stay in the one around them. */
export function useAreaPath() {
  const { role } = useViewer()
  return <Path extends AreaPath>(path: Path, params: Record<ParamName<Path>, string>): string =>
    standIn(role, fillPath(path, params))
}

type AreaPath = (typeof areaPaths)[keyof typeof areaPaths]
