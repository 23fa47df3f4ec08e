import type { JobQueue } from './db/job-queue.ts'
import type { Counting } from './db/kept-counts.ts'
import type { JobName } from '@gerbang/contract/platform/jobs.ts'
import type { JobKind, JobOrder } from './features/platform/jobs/run-jobs.ts'
import { accountRoutes } from './features/people/accounts/accounts.routes.ts'
import { authRoutes } from './features/people/auth/auth.routes.ts'
import { passwordRoutes } from './features/people/auth/passwords.routes.ts'
import { secondFactorRoutes } from './features/people/auth/second-factor/second-factor.routes.ts'
import { sessionRoutes } from './features/people/auth/sessions.routes.ts'
import type { Viewers } from './features/people/auth/viewers.ts'
import { commitJob, readingJob } from './features/bank/interchange/import.jobs.ts'
import { interchangeRoutes } from './features/bank/interchange/interchange.routes.ts'
import { jobRoutes } from './features/platform/jobs/jobs.routes.ts'
import { auditRoutes } from './features/platform/audit/audit.routes.ts'
import { setupRoutes } from './features/office/dashboard/setup.routes.ts'
import { firstAdminRoutes } from './features/people/accounts/first-admin.routes.ts'
import { dashboardCounts } from './features/office/dashboard/dashboard.queries.ts'
import { dashboardRoutes } from './features/office/dashboard/dashboard.routes.ts'
import { mailRoutes } from './features/platform/mail/mail.routes.ts'
import { codeChangeRoutes } from './features/people/student-codes/change-codes.routes.ts'
import { studentCodeRoutes } from './features/people/student-codes/student-codes.routes.ts'
import { bannerRoutes } from './features/site/banners/banners.routes.ts'
import { examDayRoutes } from './features/exam/exam-day/exam-day.routes.ts'
import { rehearsalRoutes } from './features/exam/exam-day/rehearsals.routes.ts'
import { rehearsalData } from './features/exam/exam-day/personal-data.ts'
import { lostTimeRoutes } from './features/exam/exam-day/lost-time.routes.ts'
import { runningRoutes } from './features/exam/exam-day/running.routes.ts'
import { faqRoutes } from './features/site/faqs/faqs.routes.ts'
import { guidanceRoutes } from './features/site/guidances/guidances.routes.ts'
import type { MailJob } from './features/platform/mail/mail-job.ts'
import { mediaRoutes } from './features/platform/media/media.routes.ts'
import { newsRoutes } from './features/site/news/news.routes.ts'
import { onPaperRoutes } from './features/exam/on-paper/on-paper.routes.ts'
import { importSheets } from './features/exam/on-paper/take-in.jobs.ts'
import { outcomeRoutes } from './features/scores/outcomes/outcomes.routes.ts'
import { importOutcomes } from './features/scores/outcomes/import-outcomes.queries.ts'
import { ownDataRoutes } from './features/people/own-data/own-data.routes.ts'
import { copyOwnData } from './features/people/own-data/copy.jobs.ts'
import { profileRoutes } from './features/people/profile/profile.routes.ts'
import { studyPlanRoutes } from './features/exam/study-plans/study-plans.routes.ts'
import { presetRoutes } from './features/exam/programs/presets.routes.ts'
import { programRoutes } from './features/exam/programs/programs.routes.ts'
import { enrolmentRoutes } from './features/exam/progresses/enrolment.routes.ts'
import type { Exam } from './features/exam/progresses/exam.ts'
import { progressRoutes } from './features/exam/progresses/progresses.routes.ts'
import { signalRoutes } from './features/exam/progresses/signals.routes.ts'
import { subjectRoutes } from './features/exam/progresses/subjects.routes.ts'
import { loadPackJob, removePackJob } from './features/bank/packs/packs.jobs.ts'
import { packRoutes } from './features/bank/packs/packs.routes.ts'
import { calibrationRoutes } from './features/bank/calibrations/calibrations.routes.ts'
import { memberRoutes } from './features/bank/question-banks/members.routes.ts'
import { questionBankRoutes } from './features/bank/question-banks/question-banks.routes.ts'
import { quizAuthoringRoutes } from './features/learning/quizzes/authoring.routes.ts'
import { quizSittingRoutes } from './features/learning/quizzes/sitting.routes.ts'
import { challengeRoutes } from './features/learning/quizzes/challenges/challenges.routes.ts'
import { quizRoutes } from './features/learning/quizzes/quizzes.routes.ts'
import { bulkQuestionRoutes } from './features/bank/questions/bulk.routes.ts'
import { teacherDashboardRoutes } from './features/bank/questions/dashboard.routes.ts'
import { moveQuestionRoutes } from './features/bank/questions/move.routes.ts'
import { questionListRoutes } from './features/bank/questions/question-list.routes.ts'
import { questionRoutes } from './features/bank/questions/questions.routes.ts'
import { reviewQuestionRoutes } from './features/bank/questions/reviews.routes.ts'
import { versionRoutes } from './features/bank/questions/versions.routes.ts'
import { stimulusRoutes } from './features/bank/questions/stimuli.routes.ts'
import { lessonRoutes } from './features/learning/lessons/lessons.routes.ts'
import { practiceRoutes } from './features/learning/practices/practices.routes.ts'
import { historyRoutes } from './features/learning/history/history.routes.ts'
import { homeRoutes } from './features/learning/home/home.routes.ts'
import { questionReportRoutes } from './features/bank/question-reports/question-reports.routes.ts'
import { reportData } from './features/bank/question-reports/personal-data.ts'
import { classRaportRoutes } from './features/scores/raports/class-raports.routes.ts'
import { raportRoutes } from './features/scores/raports/raports.routes.ts'
import { raportShareRoutes } from './features/scores/raports/raport-shares.routes.ts'
import { schoolLoginRoutes } from './features/people/school-login/school-login.routes.ts'
import { regionRoutes } from './features/platform/regions/regions.routes.ts'
import { classReportRoutes } from './features/office/reports/class-reports.routes.ts'
import { classShareRoutes } from './features/office/reports/class-shares.routes.ts'
import { markingRoutes } from './features/office/markings/markings.routes.ts'
import { markingData } from './features/office/markings/personal-data.ts'
import { reportRoutes } from './features/office/reports/reports.routes.ts'
import { classTaskRoutes } from './features/learning/class-tasks/class-tasks.routes.ts'
import { reminderRoutes } from './features/learning/reminders/reminders.routes.ts'
import { resultRoutes } from './features/scores/results/results.routes.ts'
import { reviewRoutes } from './features/scores/results/review.routes.ts'
import { lateAnswerRoutes } from './features/scores/scores/corrections/late-answers.routes.ts'
import { runActRoutes } from './features/scores/scores/runs/run-acts.routes.ts'
import { runRoutes } from './features/scores/scores/runs/runs.routes.ts'
import { scoreRoutes } from './features/scores/scores/scores.routes.ts'
import { settingsRoutes } from './features/platform/settings/settings.routes.ts'
import { subjectListRoutes } from './features/bank/subjects/subjects.routes.ts'
import { testimonialRoutes } from './features/site/testimonials/testimonials.routes.ts'
import { paperAssemblyRoutes } from './features/exam/tryout-plans/paper-assembly.routes.ts'
import { planPaperRoutes } from './features/exam/tryout-plans/plan-papers.routes.ts'
import { planPublicationRoutes } from './features/exam/tryout-plans/plan-publication.routes.ts'
import { tryoutPlanRoutes } from './features/exam/tryout-plans/tryout-plans.routes.ts'
import { attemptCounts } from './features/exam/tryouts/attempt-counts.queries.ts'
import { tryoutRoutes } from './features/exam/tryouts/tryouts.routes.ts'
import { catalogueRoutes } from './features/exam/universities/catalogue.routes.ts'
import { majorRoutes } from './features/exam/universities/majors.routes.ts'
import { universityRoutes } from './features/exam/universities/universities.routes.ts'
import { invitationRoutes } from './features/people/users/invitations.routes.ts'
import { studentListRoutes } from './features/people/student-lists/student-lists.routes.ts'
import { takeList } from './features/people/student-lists/take-list.jobs.ts'
import { firstPasswordRoutes } from './features/people/users/first-passwords.routes.ts'
import { userImportRoutes } from './features/people/users/import.routes.ts'
import { importUsers } from './features/people/users/import-users.queries.ts'
import { userAccessRoutes } from './features/people/users/user-access.routes.ts'
import { userSecondFactorRoutes } from './features/people/users/second-factor.routes.ts'
import { userRoutes } from './features/people/users/users.routes.ts'
import { authData } from './features/people/auth/personal-data.ts'
import { mailData } from './features/platform/mail/personal-data.ts'
import { copyData } from './features/people/own-data/personal-data.ts'
import { profileData } from './features/people/profile/personal-data.ts'
import { attemptData } from './features/exam/progresses/personal-data.ts'
import { studyPlanData } from './features/exam/study-plans/personal-data.ts'
import { practiceData } from './features/learning/practices/personal-data.ts'
import { reminderData } from './features/learning/reminders/personal-data.ts'
import { quizData } from './features/learning/quizzes/personal-data.ts'
import { outcomeData } from './features/scores/outcomes/personal-data.ts'
import { raportData } from './features/scores/raports/personal-data.ts'
import { resultData } from './features/scores/results/personal-data.ts'
import { rankData } from './features/scores/rankings/personal-data.ts'
import { classRoutes } from './features/people/classes/classes.routes.ts'
import { classMemberRoutes } from './features/people/classes/members.routes.ts'
import { classData } from './features/people/classes/personal-data.ts'
import { joinClassRoutes } from './features/people/student-codes/join-class.routes.ts'
import { codeData } from './features/people/student-codes/personal-data.ts'
import { invitationData } from './features/people/users/personal-data.ts'
import type { Mount } from './http/handle.ts'
import type { PersonalData } from './personal-data.ts'
import type { Platform } from './platform.ts'

/** What features share in one process, beside the platform. */
export interface FeatureMeans extends Platform {
  exam: Exam
  viewers: Viewers
  mails: JobQueue<MailJob>
  work: JobQueue<JobOrder>
  personalData: readonly PersonalData[]
  /** Says that a try-out has new scores, so that its ranking is computed again. */
  noteScores: (tryoutId: string) => void
}

/** What is held of people, feature by feature. Whoever adds a table about people adds a line. */
export const personalData: readonly PersonalData[] = [
  profileData,
  authData,
  mailData,
  invitationData,
  codeData,
  classData,
  attemptData,
  resultData,
  raportData,
  rehearsalData,
  markingData,
  outcomeData,
  rankData,
  quizData,
  practiceData,
  studyPlanData,
  reportData,
  reminderData,
  copyData,
]

/** Figures over everybody that take long to count. */
export const keptCounts: readonly Counting<unknown>[] = [attemptCounts, dashboardCounts]

/** What may be started as a long job. */
export const jobKinds: readonly JobKind<never>[] = [
  importUsers,
  takeList,
  importSheets,
  importOutcomes,
  readingJob,
  commitJob,
  loadPackJob,
  removePackJob,
  copyOwnData(personalData),
] satisfies JobKind<never, JobName>[]

type MountRoutes = (mount: Mount, means: FeatureMeans) => void

/** Reads for seconds: over connections of their own, so that nobody else waits for one. */
function overReports(mountRoutes: MountRoutes): MountRoutes {
  return (mount, means) => mountRoutes(mount, { ...means, db: means.reportDb })
}

/** All calls of the contract are mounted by one of these. */
export const features: MountRoutes[] = [
  authRoutes,
  accountRoutes,
  schoolLoginRoutes,
  passwordRoutes,
  sessionRoutes,
  secondFactorRoutes,
  profileRoutes,
  ownDataRoutes,
  reminderRoutes,
  programRoutes,
  presetRoutes,
  regionRoutes,
  universityRoutes,
  catalogueRoutes,
  majorRoutes,
  subjectListRoutes,
  questionBankRoutes,
  calibrationRoutes,
  memberRoutes,
  questionRoutes,
  questionListRoutes,
  moveQuestionRoutes,
  teacherDashboardRoutes,
  bulkQuestionRoutes,
  stimulusRoutes,
  versionRoutes,
  reviewQuestionRoutes,
  interchangeRoutes,
  packRoutes,
  tryoutRoutes,
  tryoutPlanRoutes,
  planPaperRoutes,
  paperAssemblyRoutes,
  planPublicationRoutes,
  examDayRoutes,
  rehearsalRoutes,
  runningRoutes,
  lostTimeRoutes,
  onPaperRoutes,
  enrolmentRoutes,
  subjectRoutes,
  progressRoutes,
  signalRoutes,
  resultRoutes,
  overReports(reportRoutes),
  overReports(classReportRoutes),
  overReports(classShareRoutes),
  markingRoutes,
  reviewRoutes,
  scoreRoutes,
  runRoutes,
  runActRoutes,
  lateAnswerRoutes,
  settingsRoutes,
  bannerRoutes,
  newsRoutes,
  testimonialRoutes,
  jobRoutes,
  faqRoutes,
  guidanceRoutes,
  mediaRoutes,
  questionReportRoutes,
  quizRoutes,
  quizSittingRoutes,
  quizAuthoringRoutes,
  challengeRoutes,
  classTaskRoutes,
  lessonRoutes,
  practiceRoutes,
  studyPlanRoutes,
  raportRoutes,
  raportShareRoutes,
  classRaportRoutes,
  firstAdminRoutes,
  setupRoutes,
  outcomeRoutes,
  homeRoutes,
  historyRoutes,
  userRoutes,
  firstPasswordRoutes,
  studentListRoutes,
  userAccessRoutes,
  userSecondFactorRoutes,
  userImportRoutes,
  studentCodeRoutes,
  codeChangeRoutes,
  classRoutes,
  classMemberRoutes,
  joinClassRoutes,
  overReports(dashboardRoutes),
  auditRoutes,
  mailRoutes,
  invitationRoutes,
]
