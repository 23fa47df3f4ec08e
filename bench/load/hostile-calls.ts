import { setTimeout as sleep } from 'node:timers/promises'
import { draftSample } from '../../apps/server/src/testing/factories.ts'
import { drawPicture, promisePixels } from '../../apps/server/src/testing/pictures.ts'
import { answerTasks } from './loader.ts'

export interface HostileTask {
  api: string
  token: string
  bank: { id: string; sub_test_id: string }
  /** How many do each at once. */
  callers: { previews: number; uploads: number; imports: number }
  seconds: number
}

/** How many calls were answered in which way, by a name as `picture 201`. */
export type HostileOutcome = Record<string, number>

/** One is refused before it is read, one takes as long as a text may. */
const texts = ['_a'.repeat(30_000), 'a**_'.repeat(1_600), '>'.repeat(3_000), '*a **b '.repeat(900)]
const files = ['{'.repeat(200_000), `Apa? {=a ~b}\n\n${'['.repeat(200_000)}`]
const importPauseMs = 1_000

/** One that its head gives away, and the largest that may be decoded. */
const pictures = [promisePixels(1, 49_000_000, true), await drawPicture('png', 8_000, 6_000)]

interface Call {
  path: string
  type: string
  body: BodyInit
}

const repeat = (count: number, begin: (caller: number) => Promise<void>) =>
  Array.from({ length: count }, (_, caller) => begin(caller))

const nth = <T>(list: readonly T[], at: number) => list[at % list.length] as T

/** A form as its bytes, written once: whoever sends it again has nothing left to do. */
async function writeForm(path: string, fields: Record<string, string | File>): Promise<Call> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const written = new Response(form)
  return { path, type: written.headers.get('content-type') ?? '', body: await written.bytes() }
}

function writePreview({ id, sub_test_id }: HostileTask['bank'], prompt: string): Call {
  const draft = { ...draftSample, content: { ...draftSample.content, prompt } }
  return {
    path: `/admin/question-banks/${id}/subjects/${sub_test_id}/questions/preview`,
    type: 'application/json',
    body: JSON.stringify({ draft, stimulus_id: null }),
  }
}

/** Each caller sends the worst there is, again and again, as fast as it is answered. */
async function attack({ api, token, bank, callers, seconds }: HostileTask): Promise<HostileOutcome> {
  const end = performance.now() + seconds * 1000
  const outcome: HostileOutcome = {}

  async function callOn(name: string, write: (at: number) => Call, pauseMs = 0): Promise<void> {
    for (let at = 0; performance.now() < end; at++) {
      const { path, type, body } = write(at)
      const headers = { authorization: `Bearer ${token}`, 'content-type': type }
      // A server that refuses a form before it has come whole may close the line.
      const status = await fetch(`${api}${path}`, { method: 'POST', headers, body }).then(
        async reply => {
          await reply.bytes()
          return reply.status
        },
        () => 'cut off',
      )
      outcome[`${name} ${status}`] = (outcome[`${name} ${status}`] ?? 0) + 1
      await sleep(pauseMs)
    }
  }

  const uploads = await Promise.all(
    pictures.map(bytes =>
      writeForm('/admin/media', { file: new File([new Uint8Array(bytes)], 'gambar.png') }),
    ),
  )
  const fields = { dry_run: 'true', bank_sub_test_id: bank.sub_test_id }
  const imports = await Promise.all(
    files.map(text =>
      writeForm('/admin/question-banks/import', { ...fields, file: new File([text], 'soal.txt') }),
    ),
  )
  await Promise.all([
    ...repeat(callers.previews, caller =>
      callOn('preview', at => writePreview(bank, `${nth(texts, at)} ${caller} ${at}`)),
    ),
    ...repeat(callers.uploads, () => callOn('picture', at => nth(uploads, at))),
    ...repeat(callers.imports, () => callOn('import', at => nth(imports, at), importPauseMs)),
  ])
  return outcome
}

answerTasks(attack)
