interface Line {
  inside: number
  waiting: (() => void)[]
}

/** Lets so many of each key in at once, the others in their order; whoever is in leaves by disposal. */
export function createGate(most: number): (key: string) => Promise<Disposable> {
  const lines = new Map<string, Line>()

  function leave(key: string, line: Line): void {
    const next = line.waiting.shift()
    if (next) next()
    else if (--line.inside === 0) lines.delete(key)
  }

  return async key => {
    const line = lines.get(key) ?? { inside: 0, waiting: [] }
    lines.set(key, line)
    if (line.inside < most) line.inside++
    else await new Promise<void>(resolve => void line.waiting.push(resolve))
    return { [Symbol.dispose]: () => leave(key, line) }
  }
}
