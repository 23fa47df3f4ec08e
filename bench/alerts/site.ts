import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { progresses } from '@gerbang/contract/exam/progresses.ts'
import type { Database } from '../../apps/server/src/db/database.ts'
import { openSmtpInbox } from '../../apps/server/src/testing/smtp-inbox.ts'
import { openTcpProxy } from '../../apps/server/src/testing/tcp-proxy.ts'
import { pick, writeAnswer } from '../world/answer.ts'
import { createFolder, openBenchDatabase } from '../world/database.ts'
import { realServer, type ServerProcess, startServer } from '../world/server.ts'
import { describeStudent } from '../world/student.ts'
import { type BenchTryout, createBenchTryout, createRunning } from '../world/students.ts'

const students = 30
const everyMs = 500
const replyMs = 10_000
const faketime = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'

export interface Site {
  db: Database
  url: string
  /** A folder for whatever the faults need. */
  folder: string
  /** The node's data folder: a small disk of its own where this user may make one. */
  data: string
  hasOwnDisk: boolean
  node: ServerProcess
  /** Between the node and its database. */
  line: Awaited<ReturnType<typeof openTcpProxy>>
  mailServer: { close: () => Promise<void>; open: () => Promise<void> }
  /** Sets the node's clock apart from the database's; undefined without libfaketime. */
  setClock: ((seconds: number) => Promise<void>) | undefined
}

async function makeDisk(stack: AsyncDisposableStack, folder: string): Promise<boolean> {
  await mkdir(folder)
  const isMade = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m,mode=755', 'tmpfs', folder]).status === 0
  if (isMade) stack.defer(() => void spawnSync('umount', [folder]))
  return isMade
}

async function openMailServer(stack: AsyncDisposableStack) {
  let inbox: Awaited<ReturnType<typeof openSmtpInbox>> | undefined = await openSmtpInbox()
  const { port, url } = inbox
  const close = async () => {
    await inbox?.close()
    inbox = undefined
  }
  const open = async () => {
    inbox ??= await openSmtpInbox(port)
  }
  stack.defer(close)
  return { url, close, open }
}

/** One student who answers at a steady pace, whatever the server says, until told to stop. */
async function answerSteadily(port: number, tryout: BenchTryout, number: number, isOver: () => boolean) {
  const { id, token } = describeStudent(number)
  const { method, path } = progresses.answer
  const place = path.replace('{slug}', tryout.slug).replace('{id}', id)
  for (let seq = 1; !isOver(); seq++) {
    await fetch(`http://127.0.0.1:${port}/api/v1${place}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ lease: id, answers: [writeAnswer(pick(tryout.sub_test.items), seq)] }),
      signal: AbortSignal.timeout(replyMs),
    })
      .then(reply => reply.text())
      .catch(() => undefined)
    await sleep(everyMs * (0.5 + Math.random()))
  }
}

/** A node whose every surrounding can be harmed, with a class that answers at a steady pace. */
export async function openSite(stack: AsyncDisposableStack): Promise<Site> {
  const { url, db } = await openBenchDatabase(stack)
  const folder = await createFolder(stack)
  const data = join(folder, 'data')
  const clock = join(folder, 'clock')
  const [hasOwnDisk, mailServer, line] = await Promise.all([
    makeDisk(stack, data),
    openMailServer(stack),
    openTcpProxy(url),
  ])
  stack.defer(async () => line.close())
  const setClock = existsSync(faketime)
    ? (seconds: number) => writeFile(clock, `${seconds < 0 ? '' : '+'}${seconds}s\n`)
    : undefined
  await setClock?.(0)
  const tryout = await createBenchTryout(db)
  await createRunning(db, tryout, 0, students)
  const node = await startServer(stack, realServer, {
    DATABASE_URL: line.url,
    DATA_DIR: data,
    THREADS: '1',
    LOG_LEVEL: 'error',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'gerbang@bench.example',
    PUBLIC_URL: 'http://bench.example',
    ...(setClock && {
      LD_PRELOAD: faketime,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    }),
  })
  let isOver = false
  const work = Array.from({ length: students }, (_, number) =>
    answerSteadily(node.port, tryout, number, () => isOver),
  )
  stack.defer(async () => {
    isOver = true
    await Promise.all(work)
  })
  return { db, url, folder, data, hasOwnDisk, node, line, mailServer, setClock }
}
