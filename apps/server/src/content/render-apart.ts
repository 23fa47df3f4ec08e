import { join } from 'node:path'
import { createCrew, TooHeavyError } from '../crew.ts'
import { limits } from '../limits.ts'
import { worksApart } from '../serve-tasks.ts'
import { type AuthorText, type Picture, type RenderedText, type ShowText, showNow } from './render-text.ts'

export type Pictures = ReadonlyMap<string, Picture>

export interface RenderTask {
  texts: AuthorText[]
  pictures: Pictures
}

const workApart = createCrew<RenderTask, void, RenderedText>({
  file: join(import.meta.dirname, 'texts.child.ts'),
  processes: 1,
  waiting: limits.textsWaiting,
  heapMb: limits.textsHeapMb,
  patience: 'someone_waits',
  taskMs: limits.textsMs,
  idleMs: limits.crewIdleMs,
})

const named = /\/media\/[a-z0-9-]+\.(?:webp|svg)/g

/** Addresses of uploads that stand in a text. */
export const listAddresses = (source: string): string[] => [...new Set(source.match(named))]

/** What decides how a text looks: the text, what it becomes, and the pictures in it. */
function nameText({ source, shape }: AuthorText, pictures: Pictures): string {
  const seen = listAddresses(source).map(address => pictures.get(address) ?? null)
  return `${shape}\n${JSON.stringify(seen)}\n${source}`
}

const weigh = (name: string, { html = '' }: RenderedText) => name.length + html.length

/** The newest texts, up to so many letters. */
function createMemory(most: number) {
  const known = new Map<string, RenderedText>()
  let held = 0
  const drop = (name: string) => {
    const rendered = known.get(name)
    if (!rendered) return
    held -= weigh(name, rendered)
    known.delete(name)
  }
  return {
    find: (name: string) => known.get(name),
    keep: (name: string, rendered: RenderedText) => {
      drop(name)
      known.set(name, rendered)
      held += weigh(name, rendered)
      for (const oldest of known.keys()) {
        if (held <= most) return
        drop(oldest)
      }
    },
  }
}

const memory = createMemory(limits.textsRemembered)

/** As many as fit into one task, at least one. */
function takeTogether(texts: readonly AuthorText[]): AuthorText[] {
  let length = 0
  const over = texts.findIndex(({ source }, at) => (length += source.length) > limits.textsAtOnce && at > 0)
  return over < 0 ? [...texts] : texts.slice(0, over)
}

/**
 * In their order; a text that its process did not survive is a problem, and the others are rendered all the same. One that
 * shared the time of a task gets a whole task before it is blamed: on a busy machine many small texts take long together.
 */
async function renderAll(texts: readonly AuthorText[], pictures: Pictures): Promise<RenderedText[]> {
  const rendered: RenderedText[] = []
  let isSuspect = false
  while (rendered.length < texts.length) {
    const left = texts.slice(rendered.length)
    const together = isSuspect ? left.slice(0, 1) : takeTogether(left)
    isSuspect = false
    await workApart({ texts: together, pictures }, text => void rendered.push(text)).catch(
      (error: unknown) => {
        if (!(error instanceof TooHeavyError)) throw error
        isSuspect = together.length > 1
        if (!isSuspect) rendered.push({ problem: { kind: 'text', reason: 'time' } })
      },
    )
  }
  return rendered
}

/**
 * Renders in a process of its own, where no text keeps answers from being saved. What comes back shows these texts and no
 * others.
 */
export async function renderApart(texts: readonly AuthorText[], pictures: Pictures): Promise<ShowText> {
  if (worksApart()) return showNow(address => pictures.get(address))
  const shown = new Map<string, RenderedText>()
  const unknown = new Map<string, AuthorText>()
  for (const text of texts) {
    const name = nameText(text, pictures)
    const rendered = memory.find(name)
    if (rendered) shown.set(name, rendered)
    else unknown.set(name, text)
  }
  const rendered = await renderAll([...unknown.values()], pictures)
  for (const [at, name] of [...unknown.keys()].entries()) {
    const text = rendered[at]
    if (!text) continue
    shown.set(name, text)
    // Another time it may be done in time.
    if (text.problem?.reason !== 'time') memory.keep(name, text)
  }
  return text => {
    const found = shown.get(nameText(text, pictures))
    if (!found) throw new Error('Cannot show a text that was not rendered')
    return found
  }
}

/** The body of an article through today's list of what is allowed. */
export async function cleanApart(source: string): Promise<string> {
  const text = { source, shape: 'stored' } as const
  const show = await renderApart([text], new Map())
  return show(text).html ?? ''
}
