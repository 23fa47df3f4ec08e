import Fastify, { type FastifyInstance } from 'fastify'
import { createTidyPictures } from './content/tidy-pictures.ts'
import { createJobQueue } from './db/job-queue.ts'
import { accountRoutes } from './features/accounts/accounts.routes.ts'
import { authRoutes } from './features/auth/auth.routes.ts'
import { passwordRoutes } from './features/auth/passwords.routes.ts'
import { sessionRoutes } from './features/auth/sessions.routes.ts'
import { tidyAccounts } from './features/auth/tidy.ts'
import { createViewers } from './features/auth/viewers.ts'
import { bannerRoutes } from './features/banners/banners.routes.ts'
import type { MailJob } from './features/mail/mail-job.ts'
import { mailboxPages } from './features/mail/mailbox.pages.ts'
import { createMailer } from './features/mail/mailer.ts'
import { sendMail } from './features/mail/send-mail.ts'
import { newsRoutes } from './features/news/news.routes.ts'
import { profileRoutes } from './features/profile/profile.routes.ts'
import { programRoutes } from './features/programs/programs.routes.ts'
import { createExam } from './features/progresses/exam.ts'
import { progressRoutes } from './features/progresses/progresses.routes.ts'
import { subjectRoutes } from './features/progresses/subjects.routes.ts'
import { sweepExpired } from './features/progresses/sweep.ts'
import { regionRoutes } from './features/regions/regions.routes.ts'
import { createRankingJob } from './features/results/ranking.jobs.ts'
import { resultRoutes } from './features/results/results.routes.ts'
import { reviewRoutes } from './features/results/review.routes.ts'
import { runRoutes } from './features/scores/runs.routes.ts'
import { createScoreRuns } from './features/scores/scores.jobs.ts'
import { scoreRoutes } from './features/scores/scores.routes.ts'
import { settingsRoutes } from './features/settings/settings.routes.ts'
import { siteRoutes } from './features/site/site.routes.ts'
import { testimonialRoutes } from './features/testimonials/testimonials.routes.ts'
import { tryoutRoutes } from './features/tryouts/tryouts.routes.ts'
import { universityRoutes } from './features/universities/universities.routes.ts'
import { createGuard } from './http/access.ts'
import { replyWithError } from './http/error-handler.ts'
import { apiPrefix, createMount } from './http/handle.ts'
import { setSecurityHeaders } from './http/headers.ts'
import { type Health, healthRoutes } from './http/health.ts'
import { readJsonBodies } from './http/json-body.ts'
import { describeLog } from './http/log.ts'
import { describeApi } from './http/openapi.ts'
import { watchOverload } from './http/overload.ts'
import { giveUploadsTime } from './http/slow-requests.ts'
import { serveWebPages } from './http/web-pages.ts'
import { limits } from './limits.ts'
import type { Platform } from './platform.ts'

export interface App {
  http: FastifyInstance
  health: Health
  /** Work that goes on without requests; tests call it by hand. */
  jobs: {
    sweep: () => Promise<void>
    rank: () => Promise<void>
    /** Queues and carries out score runs until none is left. */
    score: () => Promise<void>
    findStaleRankings: () => Promise<void>
    /** One round; how many mails were due. */
    sendMails: () => Promise<number>
    tidy: () => Promise<void>
    /** Hears of sessions that end on other nodes; without it none is remembered. */
    listen: () => Promise<void>
  }
}

/** The whole server, not yet listening. */
export async function buildApp(platform: Platform): Promise<App> {
  const { config, db, jobDb, now } = platform
  const http = Fastify({
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    clientErrorHandler: giveUploadsTime(limits.uploadMs - limits.requestMs),
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.slowCheckMs },
    logger: describeLog(config.log_level),
    // A logger of its own for each request would cost more than reading the request.
    childLoggerFactory: logger => logger,
    forceCloseConnections: 'idle',
    trustProxy: config.trust_proxy,
    routerOptions: { maxParamLength: 150 },
    frameworkErrors: replyWithError,
  })
  readJsonBodies(http)
  const overload = watchOverload()
  http.addHook('onClose', () => overload.close())
  http.decorateRequest('viewer', undefined)
  http.setErrorHandler(replyWithError)
  setSecurityHeaders(http)

  const health = { stopping: false }
  healthRoutes(http, db, now, health)
  const document = describeApi()
  http.get(`${apiPrefix}/openapi.json`, () => document)

  const mailer = createMailer(platform)
  const mails = createJobQueue<MailJob>(db, platform.log)
  http.addHook('onReady', () => mails.start())
  http.addHook('onClose', async () => {
    await mails.close()
    mailer.close()
  })
  mailboxPages(http, platform)

  const ranking = createRankingJob(jobDb, now)
  const scoreRuns = createScoreRuns(platform)
  http.addHook('onClose', scoreRuns.stop)
  const tidyPictures = createTidyPictures(platform)
  const exam = createExam(platform, ranking.noteScores)
  const viewers = createViewers(platform)
  http.addHook('onClose', viewers.close)
  const { mount, finish } = createMount(http, createGuard(viewers.find, overload, now))
  authRoutes(mount, platform, viewers)
  accountRoutes(mount, platform, mails)
  passwordRoutes(mount, platform, mails, viewers)
  sessionRoutes(mount, platform, viewers)
  profileRoutes(mount, platform)
  programRoutes(mount, platform)
  regionRoutes(mount, platform)
  universityRoutes(mount, platform)
  tryoutRoutes(mount, platform)
  subjectRoutes(mount, platform, exam)
  progressRoutes(mount, platform, exam)
  resultRoutes(mount, platform, exam)
  reviewRoutes(mount, platform, exam)
  scoreRoutes(mount, platform, ranking.noteScores)
  runRoutes(mount, platform, ranking.noteScores)
  settingsRoutes(mount, platform)
  bannerRoutes(mount, platform)
  newsRoutes(mount, platform)
  testimonialRoutes(mount, platform)
  finish()

  await serveWebPages(http, config)
  await siteRoutes(http, platform)
  return {
    http,
    health,
    jobs: {
      sweep: () => sweepExpired(platform, exam.findPaper, ranking.noteScores),
      rank: ranking.run,
      score: scoreRuns.run,
      findStaleRankings: ranking.findStale,
      sendMails: () => mails.work(job => sendMail(platform, mailer, job)),
      tidy: async () => {
        await tidyAccounts(platform)
        await tidyPictures()
      },
      listen: viewers.beat,
    },
  }
}
