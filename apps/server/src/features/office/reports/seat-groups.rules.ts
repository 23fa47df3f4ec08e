const size = { least: 3, most: 5 }

export interface Group<S> {
  /** Null: a group of such as can help. */
  question_id: string | null
  trapped: S[]
  helpers: S[]
}

/** As many groups as it takes for none to be larger than five, of sizes that differ by one at most. */
function split<S>(students: readonly S[]): S[][] {
  const count = Math.ceil(students.length / size.most)
  return Array.from({ length: count }, (_, group) =>
    students.filter((_, index) => Math.floor((index * count) / students.length) === group),
  )
}

const sizeOf = <S>({ trapped, helpers }: Group<S>) => trapped.length + helpers.length
const smallest = <S>(groups: readonly Group<S>[]) => groups.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0]

/** Brings one or two who are left to three, by those whom full groups can spare. */
function seatLast<S>(groups: Group<S>[], last: Group<S>): void {
  while (sizeOf(last) < size.least) {
    const full = groups.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]
    const spared = full && sizeOf(full) > size.least ? (full.helpers.pop() ?? full.trapped.pop()) : undefined
    if (spared === undefined) break
    last.trapped.push(spared)
    last.question_id ??= full?.question_id ?? null
  }
  groups.push(last)
}

/**
 * Who sits together: three to five over a question that trapped them. Fewer than three over one question, and those whom none
 * trapped, fill the other groups and then make groups of their own. A class of fewer than three is one group.
 */
export function seatGroups<S extends { user_id: string }>(
  students: readonly S[],
  discussed: readonly { question_id: string; trapped_ids: readonly string[] }[],
): Group<S>[] {
  const placed = Map.groupBy(
    students,
    ({ user_id }) => discussed.find(({ trapped_ids }) => trapped_ids.includes(user_id))?.question_id ?? null,
  )
  const groups = discussed.flatMap(({ question_id }) => {
    const own = placed.get(question_id) ?? []
    if (own.length < size.least) return []
    return split(own).map((trapped): Group<S> => ({ question_id, trapped, helpers: [] }))
  })
  const helpers = placed.get(null) ?? []
  const isSeated = new Set(groups.flatMap(({ trapped }) => trapped))
  const few = students.filter(student => !isSeated.has(student) && !helpers.includes(student))
  const waiting = [
    ...few.map(one => ['trapped', one] as const),
    ...helpers.map(one => ['helpers', one] as const),
  ]
  while (waiting.length > 0) {
    const group = smallest(groups)
    if (!group || sizeOf(group) >= size.most) break
    const [kind, student] = waiting.shift() ?? []
    if (kind && student) group[kind].push(student)
  }
  for (const rest of split(waiting)) {
    const own = (kind: 'trapped' | 'helpers') => rest.flatMap(([is, one]) => (is === kind ? [one] : []))
    seatLast(groups, { question_id: null, trapped: own('trapped'), helpers: own('helpers') })
  }
  return groups
}
