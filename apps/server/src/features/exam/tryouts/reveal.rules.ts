/** How a session tells what was right: each answer with its key, only how many in all, or nothing yet. */
export type Telling = 'each' | 'total' | 'nothing'

/**
 * The one rule of what a reply may tell of marked questions. `each` may be told one by one, and so in sums by topic and in orders
 * that are made of them; `total` in one sum only. A held question is in neither: a sum that counts it tells it, too.
 */
export function chooseTold<Marked extends { question_id: string }>(
  marked: readonly Marked[],
  held: ReadonlySet<string>,
  telling: Telling,
): { each: Marked[]; total: Marked[]; held: number } {
  const free = marked.filter(({ question_id }) => !held.has(question_id))
  return {
    each: telling === 'each' ? free : [],
    total: telling === 'nothing' ? [] : free,
    held: marked.length - free.length,
  }
}
