import { median } from '@gerbang/scoring/statistics/median.ts'
import { chromium, type Page } from '@playwright/test'
import { type Database, openDatabase } from '../../apps/server/src/db/database.ts'
import {
  createBank,
  createProgram,
  createQuestion,
  createTopic,
  draftSample,
} from '../../apps/server/src/testing/factories.ts'
import { laptop, launchOptions } from '../../e2e/browser.ts'
import { createPerson, rememberLogin } from '../../e2e/people.ts'
import { startServer } from '../../e2e/start-server.ts'
import { judgeBudgets, printTable, quantile } from '../table.ts'
import { measureKeys } from './measure-keys.ts'

const rounds = 3
const throttle = 4
const budgetMs = 50
const words = 'jumlah semua suku pertama deret itu dihitung dengan teliti'

const paragraph = String.raw`Sebuah bola dilempar ke atas dengan kecepatan awal $v_0 = 20$ m/s dari ketinggian $h_0$. Tinggi bola setelah $t$ detik dirumuskan $h(t) = h_0 + v_0 t - \frac{1}{2} g t^2$, dan kecepatannya $v(t) = \sqrt{v_0^2 - 2g(h - h_0)}$. Jika hambatan udara diabaikan, energi mekaniknya tetap sehingga $\frac{1}{2} m v^2 + m g h = \text{tetap}$ di setiap titik lintasan.`
const writeTable = (rows: number) =>
  ['| Detik | Tinggi | Kecepatan |', '| --- | --- | --- |']
    .concat(
      Array.from(
        { length: rows },
        (_, at) => `| $t_{${at}}$ | $${at * 3}{,}5$ m | $v = ${20 - at * 2}$ m/s |`,
      ),
    )
    .join('\n')
const prompts = {
  /** A paragraph and a small table, both with formulas: more than most prompts are. */
  usual: [paragraph, writeTable(4)].join('\n\n'),
  /** Fills a page. */
  long: [...Array<string>(4).fill(paragraph), writeTable(8), ...Array<string>(4).fill(paragraph)].join(
    '\n\n',
  ),
}

/** A question of either kind among forty others; gives the addresses of their editors. */
async function createDesk(db: Database) {
  const program = await createProgram(db, { name: 'Program Uji' })
  const teacher = await createPerson(db, 'teacher')
  const bank = await createBank(db, { owner_id: teacher.id, program_id: program.id })
  const { id: topic } = await createTopic(db, bank.subject_id)
  const add = (prompt: string) =>
    createQuestion(db, bank, {
      topic_ids: [topic],
      draft: { ...draftSample, content: { ...draftSample.content, prompt } },
    })
  const toPath = ({ id }: { id: string }) =>
    `/teacher/question-bank/detail/${bank.id}/${bank.sub_test_id}/soal/${id}`
  const paths = { usual: toPath(await add(prompts.usual)), long: toPath(await add(prompts.long)) }
  for (let number = 0; number < 40; number++) await add(`Berapa $${number} + 1$?`)
  return { teacher, paths }
}

/** Nothing but what the browser itself does for a key. */
const bare = `<!doctype html><meta charset="utf-8"><div contenteditable role="textbox" aria-label="Soal">${`<p>${paragraph}</p>`.repeat(9)}</div>`

async function standIn(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Soal', exact: true }).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('End')
}

const share = (keys: number[]) => keys.filter(ms => ms <= budgetMs).length / keys.length
const percentile95 = (keys: number[]) => quantile(keys, 0.95)

function describe(name: string, keys: number[]) {
  return [name, median(keys), percentile95(keys), `${Math.round(share(keys) * 100)}%`]
}

/** How soon a key is painted in the editor of questions on a slow processor, beside a bare field of the same browser. */
export async function benchTyping(stack: AsyncDisposableStack): Promise<void> {
  const server = await startServer()
  stack.defer(server.stop)
  const db = openDatabase({ url: server.databaseUrl, connections: 2, name: 'bench' })
  stack.defer(() => db.destroy())
  const browser = await chromium.launch(launchOptions)
  stack.defer(() => browser.close())
  const { teacher, paths } = await createDesk(db)

  const plain: number[] = []
  const usual: number[] = []
  const long: number[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({
      viewport: laptop,
      storageState: rememberLogin(server.url, teacher),
    })
    const page = await context.newPage()
    await page.setContent(bare)
    await standIn(page)
    plain.push(...(await measureKeys(page, words, throttle)))
    for (const [path, keys] of [
      [paths.usual, usual],
      [paths.long, long],
    ] as const) {
      await page.goto(server.url + path)
      await standIn(page)
      keys.push(...(await measureKeys(page, words, throttle)))
      await page.getByText(/^Tersimpan/).waitFor()
    }
    await context.close()
  }
  printTable(
    [`${plain.length} keys each, ${throttle} times slower`, 'median, ms', '95 of 100', `≤ ${budgetMs} ms`],
    [
      describe('bare field', plain),
      describe('editor of questions', usual),
      describe('a prompt of a whole page', long),
    ],
  )
  judgeBudgets('keys', 'ms', [{ name: 'painted, 95 of 100', reached: percentile95(usual), most: budgetMs }])
}
