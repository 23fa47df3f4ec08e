import Fastify, { type FastifyInstance } from 'fastify'
import { whenSure } from './clock.ts'
import { createTidyPictures } from './content/tidy-pictures.ts'
import { createJobQueues } from './db/job-queue.ts'
import { refreshCounts } from './db/kept-counts.ts'
import { createPracticeMeasuring } from './features/bank/calibrations/measure-practice.jobs.ts'
import { tidyImports } from './features/bank/interchange/tidy-imports.ts'
import { linkQuestions } from './features/bank/questions/kin.queries.ts'
import { markQuestions } from './features/bank/questions/similar.queries.ts'
import { createExam } from './features/exam/progresses/exam.ts'
import { sweepExpired } from './features/exam/progresses/sweep.ts'
import { warmUp } from './features/exam/progresses/warm-up.ts'
import { queueReminders } from './features/learning/reminders/queue-reminders.ts'
import { reminderLetters } from './features/learning/reminders/reminder-letters.ts'
import { accountLetters } from './features/people/accounts/account-letters.ts'
import { passwordLetters } from './features/people/auth/password-letters.ts'
import { secondFactorLetters } from './features/people/auth/second-factor/second-factor-letters.ts'
import { tidyAccounts } from './features/people/auth/tidy.queries.ts'
import { createViewers } from './features/people/auth/viewers.ts'
import { deletionLetters } from './features/people/own-data/deletion-letter.ts'
import { forgetDue } from './features/people/own-data/forget-due.ts'
import { tidyLists } from './features/people/student-lists/tidy-lists.ts'
import { invitationLetters } from './features/people/users/invitation-letters.ts'
import { openActs } from './features/platform/audit/open-act.ts'
import { type JobOrder, tidyJobs, workOffJobs } from './features/platform/jobs/run-jobs.ts'
import type { MailJob } from './features/platform/mail/mail-job.ts'
import { mailboxPages } from './features/platform/mail/mailbox.pages.ts'
import { createMailer } from './features/platform/mail/mailer.ts'
import { sendMail } from './features/platform/mail/send-mail.ts'
import { testLetters } from './features/platform/mail/test-letter.ts'
import { findSettings } from './features/platform/settings/settings.queries.ts'
import { createRankingJob } from './features/scores/rankings/ranking.jobs.ts'
import { createScoreRuns } from './features/scores/scores/runs/scores.jobs.ts'
import { siteRoutes } from './features/site/site/site.routes.ts'
import { features, jobKinds, keptCounts, personalData } from './features.ts'
import { createGuard } from './http/access.ts'
import { replyWithError } from './http/error-handler.ts'
import { createFindObstacle } from './http/find-obstacle.ts'
import { giveBackMemory } from './http/give-back-memory.ts'
import { apiPrefix, createMount } from './http/handle.ts'
import { setSecurityHeaders } from './http/headers.ts'
import { type Health, healthRoutes } from './http/health.ts'
import { readJsonBodies } from './http/json-body.ts'
import { describeLog, nameRequest } from './http/log.ts'
import { describeApi } from './http/openapi.ts'
import { shedByLag } from './http/overload.ts'
import { shedEarly } from './http/shed-early.ts'
import { giveUploadsTime } from './http/slow-requests.ts'
import { serveWebPages } from './http/web-pages.ts'
import { limits } from './limits.ts'
import { metricsPages } from './metrics.pages.ts'
import { replies } from './metrics.ts'
import type { Platform } from './platform.ts'
import { isSaving } from './saving-now.ts'

export interface App {
  http: FastifyInstance
  health: Health
  /** To be awaited before anybody is served. */
  warmUp: () => Promise<boolean>
  /** Work that goes on without requests; tests call it by hand. */
  jobs: {
    sweep: () => Promise<void>
    rank: () => Promise<void>
    /** Those who have just finished, into large rankings that stand. */
    rankLate: () => Promise<void>
    lookAtClock: () => Promise<void>
    /** Queues and carries out score runs until none is left. */
    score: () => Promise<void>
    /** At night: what answers of practice say of questions. */
    measurePractice: () => Promise<void>
    findStaleRankings: () => Promise<void>
    regroup: () => Promise<void>
    /** Figures over everybody that take long to count. */
    count: () => Promise<void>
    /** One round; how many mails were due. */
    sendMails: () => Promise<number>
    /** Queues the mails that remind of try-outs; how many. */
    remind: () => Promise<number>
    /** One round of long jobs; how many were due. */
    work: () => Promise<number>
    tidy: () => Promise<void>
    /** Hears of sessions that end on other nodes; without it none is remembered. */
    listen: () => Promise<void>
    /** Writes down when pages of running sub-tests called. */
    storeBeats: () => Promise<void>
    /** Asked once a second: collects what a storm of saves has left in this thread's memory. */
    giveBackMemory: () => Promise<void>
  }
}

const letters = {
  ...accountLetters,
  ...passwordLetters,
  ...secondFactorLetters,
  ...invitationLetters,
  ...testLetters,
  ...deletionLetters,
  ...reminderLetters,
}

/** Takes requests, and answers what has gone wrong; no call is mounted yet. */
function createHttp(config: Platform['config'], isBehind: () => boolean): FastifyInstance {
  const http = Fastify({
    serverFactory: shedEarly(isBehind),
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    clientErrorHandler: giveUploadsTime(limits.uploadMs - limits.requestMs),
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.slowCheckMs },
    logger: describeLog(config.log_level),
    genReqId: nameRequest,
    // A logger of its own for each request would cost more than reading the request.
    childLoggerFactory: logger => logger,
    forceCloseConnections: 'idle',
    trustProxy: config.trust_proxy,
    routerOptions: { maxParamLength: 150 },
    frameworkErrors: replyWithError,
  })
  readJsonBodies(http)
  http.decorateRequest('viewer', undefined)
  http.setErrorHandler(replyWithError)
  setSecurityHeaders(http)
  http.addHook('onResponse', async (_request, reply) =>
    replies.inc({ status: `${Math.trunc(reply.statusCode / 100)}xx` }),
  )
  return http
}

/** Mails and long jobs: their queues live as long as the server listens. */
/** Mails under way end before their line does: the last hook is called first. */
function openQueues(http: FastifyInstance, platform: Platform) {
  const { db, log } = platform
  const mailer = createMailer(platform)
  http.addHook('onClose', () => mailer.close())
  const queues = createJobQueues(db, log)
  http.addHook('onReady', () => queues.start())
  http.addHook('onClose', () => queues.close())
  return { mailer, mails: queues.open<MailJob>('mail'), work: queues.open<JobOrder>('jobs') }
}

function createTidy(platform: Platform): () => Promise<void> {
  const tidyPictures = createTidyPictures(platform)
  return async () => {
    await tidyAccounts(platform)
    await tidyPictures()
    await tidyJobs(platform)
    await tidyImports(platform)
    await tidyLists(platform)
    await markQuestions(platform.db)
    await linkQuestions(platform.db)
    await forgetDue(platform, personalData)
  }
}

/** The whole server, not yet listening. */
export async function buildApp(platform: Platform, kinds = jobKinds): Promise<App> {
  const { config, db, now } = platform
  const ranking = createRankingJob(platform)
  const exam = createExam(platform, ranking.noteScores)
  const { isBehind } = exam.saveAnswers
  const http = createHttp(config, isBehind)
  const health = { stopping: false }
  const findObstacle = createFindObstacle(platform)
  healthRoutes(http, health, findObstacle)
  http.get(`${apiPrefix}/openapi.json`, () => describeApi())

  const { mailer, mails, work } = openQueues(http, platform)
  mailboxPages(http, platform)
  metricsPages(http, platform, findObstacle)

  const scoreRuns = createScoreRuns(platform)
  http.addHook('onClose', scoreRuns.stop)
  const practiceMeasuring = createPracticeMeasuring(platform)
  http.addHook('onClose', practiceMeasuring.stop)
  const mustShed = shedByLag(platform.readLag, isBehind)
  const collect = giveBackMemory(() => isBehind() || isSaving())
  const viewers = createViewers(platform)
  http.addHook('onClose', viewers.close)
  const { mount, finish } = createMount(http, createGuard(viewers.find, mustShed, now), openActs(platform))
  const means = { ...platform, exam, viewers, mails, work, personalData, noteScores: ranking.noteScores }
  for (const mountRoutes of features) mountRoutes(mount, means)
  finish()

  await serveWebPages(http, { config, now, findBrand: () => findSettings(db) })
  await siteRoutes(http, platform)
  return {
    http,
    health,
    warmUp: () => warmUp({ ...platform, http, exam, viewers }),
    jobs: {
      lookAtClock: platform.lookAtClock,
      sweep: whenSure(platform, () => sweepExpired(platform, exam.findPaper, ranking.noteScores), undefined),
      rank: ranking.run,
      rankLate: ranking.rankLate,
      score: whenSure(platform, scoreRuns.run, undefined),
      measurePractice: whenSure(platform, practiceMeasuring.run, undefined),
      findStaleRankings: ranking.findStale,
      regroup: ranking.regroup,
      count: () => refreshCounts(platform.jobDb, keptCounts, now()),
      sendMails: () => mails.work(job => sendMail(platform, mailer, letters, job)),
      work: whenSure(
        platform,
        () => workOffJobs({ ...platform, mails, noteScores: ranking.noteScores }, work, kinds),
        0,
      ),
      remind: whenSure(platform, () => queueReminders(platform, mails), 0),
      tidy: whenSure(platform, createTidy(platform), undefined),
      listen: viewers.beat,
      storeBeats: exam.beats.store,
      giveBackMemory: async () => collect(),
    },
  }
}
