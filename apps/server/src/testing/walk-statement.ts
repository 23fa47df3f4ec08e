/** A node of PostgreSQL's own tree: what each kind holds is PostgreSQL's to say. */
// oxlint-disable-next-line typescript/no-explicit-any -- the parser's own types name a thousand shapes, of which few matter here
export type Node = Record<string, any>

/** Every node below, with the kinds that it lies in. */
export function* walk(
  node: unknown,
  path: readonly string[] = [],
): Generator<{ kind: string; node: Node; path: readonly string[] }> {
  if (Array.isArray(node)) for (const one of node) yield* walk(one, path)
  else if (typeof node === 'object' && node !== null)
    for (const [kind, inner] of Object.entries(node)) {
      if (typeof inner !== 'object' || inner === null) continue
      if (!Array.isArray(inner)) yield { kind, node: inner as Node, path }
      yield* walk(inner, [...path, kind])
    }
}
