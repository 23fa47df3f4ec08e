/** Every number that a server rule turns on. Milliseconds unless the name says otherwise. */
export const limits = {
  /** Answers that arrive this long after the deadline still count: the clock on the screen is never exact. */
  answerGraceMs: 60_000,
  /** After the grace, before the sweep closes: as long as a browser waits for a save that arrived in time. */
  sweepDelayMs: 10_000,
  sweepAtOnce: 200,
  /** Sub-tests closed and scored by one transaction. */
  closedAtOnce: 250,
  /** Sub-tests that the sweep asks for at once: each time all that are due are put in order. */
  dueAtOnce: 5_000,
  /** Pages of running sub-tests call at least every ten seconds; one that was away for so long was cut off. */
  cutOffMs: 30_000,
  /** Calls of pages are written down together, so often; a crash forgets as much. */
  beatsStoredMs: 5_000,
  /** A thread asks so often at most whether there is something to tell running sub-tests. */
  signalsReadMs: 2_000,
  /** Nobody sits a sub-test for so long. */
  signalsKeptMs: 24 * 3_600_000,
  /** A count over so many rows is kept and made anew in the background, at least so far apart; one over fewer takes milliseconds. */
  keptCountRows: 20_000,
  countsKeptMs: 5_000,
  /** Questions of a try-out stay out of quizzes and practice for so long after its close: extra time leads past it. */
  heldAfterCloseMs: 24 * 3_600_000,

  /** A run whose process dies so often is given up. */
  scoreRunTries: 3,
  /** Attempts read or written by one statement of a score run. */
  attemptsAtOnce: 250,
  scoreStatementMs: 600_000,
  /** A migration waits so long for a lock, pauses, and tries again: calls behind it wait no longer. */
  migrationLockMs: 500,
  migrationPauseMs: 1_000,
  migrationTries: 100,
  /** How long a publication waits for submits under way. */
  publishLockMs: 20_000,
  /** Fewer students say too little about questions of which nothing is known: they are scored by points. */
  leastIrtStudents: 15,
  /** Fewer cannot show that a question has drifted, and what they say of one is not kept for others. */
  leastDriftStudents: 50,
  /** A bank is to hold measured questions for so many papers of a subject: this year's, another form of it, and the next. */
  bankPapers: 3,
  /** Answers of practice to a question before they measure it, and to known ones of whoever has sat no try-out. */
  leastPracticeAnswers: 100,
  leastKnownPractised: 5,
  /** Older answers are of another ability. */
  practiceCountedMs: 180 * 24 * 3_600_000,
  /** Practice measures a subject once a night: midnight to four in Jakarta. */
  practiceMeasuredMs: 20 * 3_600_000,
  nightHoursUtc: [17, 18, 19, 20] as readonly number[],
  /** What was measured longer ago is told as old: cohorts and lessons change. */
  estimateOldMs: 365 * 24 * 3_600_000,
  /** What to try out next of a subject, ranked for one reader: kept for so long, and for so many. */
  nextTrialsMs: 10_000,
  nextTrialsKept: 20,
  /** Practice without end waits for so many students before its first run. */
  leastRollingStudents: 50,
  /** Who answered a smaller share of a sub-test's questions did not take it: no part of its norm and statistics. */
  leastEffort: 0.25,
  /** Students whose answers are compared pair by pair in one request; 200 are 19,900 pairs. */
  comparedAtOnce: 200,
  /** A pair is told where any pair of its group is so alike by chance less often than this. */
  similarChance: 0.01,
  /** More than all questions of a try-out. */
  paperQuestions: 1_000,
  /** Friends in one challenge, with whoever made it; and how long they may join. */
  challengeMembers: 40,
  challengeOpenMs: 14 * 24 * 3_600_000,
  /** A topic needs at least so many questions before it is called strong or weak. */
  leastTopicQuestions: 5,
  /** A share needs at least so many people behind it. */
  leastForShare: 10,
  /** Fewer attempts cannot be the norm of a season. */
  normStudents: 1_000,
  /** Practice without end is scored anew once so many more students are in than its last run knew, as a share of those. */
  rollingGrowth: 0.2,
  /** How often that is looked at, and how long after the last run, or after one that failed, the next may begin. */
  rollingLookMs: 60_000,
  rollingWaitMs: 3_600_000,
  rollingRetryMs: 24 * 3_600_000,
  /** A marker who leaves an essay for so long gives it back. */
  markClaimMs: 30 * 60_000,
  exportRows: 1_000,
  /** Written before somebody else has the thread. */
  rowsAtOnce: 250,
  /** So many rows of a list are counted; of more it says that there are more. */
  rowsCounted: 10_000,

  studentIdleMs: 24 * 3_600_000,
  studentSessionMs: 7 * 24 * 3_600_000,
  staffIdleMs: 3_600_000,
  staffSessionMs: 12 * 3_600_000,
  /** `last_seen_at` is written at most this often. */
  touchEveryMs: 60_000,
  tokenBytes: 32,

  /** Requests of a process that hash a password or wait to: four seconds of two cores. */
  hashingPlaces: 300,
  /** Passwords of a thread whose outcomes are told together while more of them wait. */
  hashingGroup: 4,
  /** In each thread; the others wait for their turn in one of the places above. */
  registrationsAtOnce: 4,
  /** The n-th failure from here on, one by one, makes an account wait; the wait doubles up to the most. */
  freeLoginFailures: 5,
  firstLoginDelayMs: 1_000,
  longestLoginDelayMs: 15 * 60_000,
  /** Counting starts anew after so long without a failure. */
  loginFailureMemoryMs: 24 * 3_600_000,
  /** One network address, which a whole school may share, has so many failed sign-ins and calls that send mail or check codes. */
  addressTries: { most: 1_000, perMs: 15 * 60_000 },
  /** A code of an app counts for so long before and after its own half minute: clocks of phones are not exact. */
  totpStepMs: 30_000,
  totpStepsAside: 1,
  totpSecretBytes: 20,
  recoveryCodes: 10,
  recoveryCodeLength: 10,
  secondFactorQuota: { most: 5, perMs: 15 * 60_000, gapMs: 0 },
  /** Of the code that makes the first admin: letters, life, and tries of everybody together. */
  firstAdminCodeLength: 12,
  firstAdminCodeMs: 24 * 3_600_000,
  firstAdminQuota: { most: 10, perMs: 15 * 60_000, gapMs: 0 },
  /** Who signs in at the school's provider may take so long, and the provider so long for each answer. */
  schoolSignInMs: 15 * 60_000,
  providerMs: 5_000,
  /** How long a thread remembers where a provider answers. */
  providerRememberedMs: 10 * 60_000,
  /** An admin who is asked for a second factor may wait so long. */
  secondFactorWaitMs: 7 * 24 * 3_600_000,
  /** In letters and signs, after NFKC. */
  passwordLength: { student: 10, teacher: 15, admin: 15 },

  /** A bucket answers within this time, or is asked again so often. */
  storeMs: 15_000,
  storeTries: 2,
  /** A bucket takes ten thousand parts of a file. */
  uploadPartBytes: 8 * 2 ** 20,

  otpMs: 10 * 60_000,
  otpTries: 5,
  resetTokenMs: 30 * 60_000,
  verificationMs: 24 * 3_600_000,
  /** A mail may be read long after it came. */
  refusalMs: 60 * 24 * 3_600_000,
  invitationMs: 7 * 24 * 3_600_000,
  /** Until then an account that is to be deleted can be kept after all. */
  deletionWaitMs: 7 * 24 * 3_600_000,
  /** A copy of somebody's data is kept for so long. */
  dataCopyMs: 24 * 3_600_000,
  /** Mails of one kind to one address. */
  mailQuota: { most: 3, perMs: 15 * 60_000, gapMs: 60_000 },
  /** The same over a day: with five tries for each code, that many guesses. */
  mailDayQuota: { most: 8, perMs: 24 * 3_600_000, gapMs: 0 },
  /** A task of a class is shown to its students for so long after its time. */
  taskShownMs: 7 * 24 * 3_600_000,
  questionReportQuota: { most: 30, perMs: 24 * 3_600_000, gapMs: 0 },
  studentCodeQuota: { most: 5, perMs: 15 * 60_000, gapMs: 0 },
  passwordChangeQuota: { most: 5, perMs: 15 * 60_000, gapMs: 0 },
  mailsAtOnce: 10,
  smtpMs: 20_000,
  mailboxMails: 200,

  avatarPixels: 512,
  logoPixels: 512,
  /** A picture in a text is kept at twice the width that the widest column shows. */
  mediaPixels: 1_600,
  coverPixels: 1_600,
  bannerPixels: 1_600,
  photoPixels: 256,
  /** Pictures are decoded only up to this many pixels: about a photo of 50 megapixels. */
  decodedPixels: 50_000_000,
  /** And up to this many on an edge. */
  decodedEdge: 16_384,
  pictureMs: 20_000,
  pictureHeapMb: 128,
  /** The places of forms bound them already. */
  picturesWaiting: 200,

  /** A text has limits: levels of quotes and lists that one line opens, cells of its tables, letters of its HTML. */
  textDepth: 20,
  textCells: 10_000,
  textHtmlLength: 512 * 1024,
  /** Steps that reading it as Markdown may take, as `text-weight.rules.ts` counts them: some 0.2 s. */
  textSteps: 40_000_000,
  /** So many letters are rendered as one task, which may take so long. */
  textsAtOnce: 65_536,
  textsMs: 10_000,
  /** Tables up to so many bytes are read at once, some 300 rows. */
  smallTableBytes: 40_000,
  tablesMs: 30_000,
  tablesHeapMb: 512,
  tablesWaiting: 5,
  textsHeapMb: 256,
  textsWaiting: 50,
  /** Letters of texts and of their HTML that a thread remembers: a page is rendered again at each key. */
  textsRemembered: 1_000_000,
  /** Processes that work for a thread begin within this time, and go when nobody has asked them for so long. */
  crewStartMs: 120_000,
  /** So long after a save of answers others are expected; so long a task of such a process lets all of them go before. */
  savingMs: 10_000,
  crewBehindMs: 2_000,
  /** How often a task looks whether students save. */
  crewLookMs: 1_000,
  crewIdleMs: 5 * 60_000,
  /** Of a process whose tasks take much memory: it gives all back before the next. */
  heavyIdleMs: 0,

  /** A public page is written anew at most this often, and browsers keep it as long: what is out is seen within both. */
  sitePageMs: 4_000,
  /** What a page waits for the name of the installation before it carries the one that was known. */
  brandWaitMs: 500,
  /** Kept in memory, each with some 30 kB. */
  sitePages: 300,
  /** What one sitemap may hold. */
  sitemapArticles: 49_998,
  feedArticles: 20,

  /** Saves of one author that follow each other within it are one version of a question. */
  authorSittingMs: 30 * 60_000,

  bodyBytes: 256 * 1024,
  /** Of JSON and of the fields of a form. */
  bodyDepth: 20,
  /** A reply names so many mistakes, each with so much of its field's name. */
  namedMistakes: 100,
  fieldNameLength: 200,
  /** Of one form: its files and fields together. */
  uploadBytes: 10 * 1024 * 1024,
  /** Of a process: forms are held in memory. */
  uploadsAtOnce: 8,
  uploadFiles: 20,
  headersMs: 8_000,
  requestMs: 30_000,
  /** Of a form, its files included. */
  uploadMs: 120_000,
  /** How often Node.js looks for heads and bodies that take longer. */
  slowCheckMs: 2_000,
  drainMs: 10_000,
  /** Connections that the system holds until a thread takes them; Node's 511 are fewer than a try-out that comes back at once. */
  connectionsWaiting: 8_192,
  /** How long a start waits for a database that does not answer. */
  databaseStartMs: 30_000,
  retryAfterSeconds: 5,
  /** Prometheus waits five seconds for a reading. */
  metricsMs: 2_500,
  /** A node whose clock is further from the database's is not ready, and does nothing by time. */
  clockSkewMs: 500,
  clockLookMs: 2_000,
  /** A clock that was set by less is believed once it has stayed so for a while; by more, only by a new start. */
  clockStepMs: 10_000,
  clockSettleMs: 30_000,

  /** The pools of a process, divided among its threads: for exams, for the rest, and for reports and exports. */
  examConnections: 9,
  otherConnections: 10,
  reportConnections: 4,
  /** Of each thread: as many long jobs as run at once, and one for what comes round. */
  jobConnections: 3,
  jobStatementMs: 120_000,
  /** A large ranking is written anew when it has rested so many times as long as that takes. */
  rankingRest: 40,
  /** The same while fewer than one in so many came late. */
  lateRanksShare: 100,
  rankingRestOfFew: 200,
  /** More who finish together, as at a bell, are ranked with everybody. */
  lateRanksAtOnce: 5_000,
  /** Between two looks whether another node has done with a ranking. */
  rankingTurnMs: 250,
  /** Large rankings at once wait for their turn; beyond them the job asks again. Their arrays lie beside the heap. */
  rankingsWaiting: 100,
  rankingHeapMb: 512,
  /** That read and write one, while nobody saves answers. */
  rankingConnections: 4,
  rankingMs: 30 * 60_000,
  /** PostgreSQL ends a statement itself; a reply that is later by so much will not come any more. */
  silenceMs: 1_000,
  batchRows: 1_000,
  /** Saves are refused on arrival while they would wait longer for their group; the browser keeps them. */
  saveQueueMs: 250,
  /** And after all, when the wait became longer than was to be foreseen. */
  savePatienceMs: 600,
  /** Looks in a row, one a second, that find nobody saving, until memory is collected. */
  calmRounds: 8,
  /** Each thread takes so many of one account at once; a browser sends one after the other. */
  savesAtOnce: 8,
  factsRemembered: 200_000,
  /** Running sub-tests that a thread reads of before it serves, the longest to run first. */
  factsExpected: 20_000,
  /** Before it serves, a thread sends itself saves in the name of a student who runs, for so long at most. */
  lentMs: 30_000,
  sessionsRemembered: 200_000,
  /** Sub-tests whose review tells what others did; some 10 kB each. */
  peersRemembered: 200,
  /** Try-outs of whose ranking results tell; some 10 kB each. */
  commonFactsRemembered: 50,
  /** Score runs by whose estimates closings score; some 100 kB each. */
  runScalesRemembered: 20,
  commonFactsMs: 60_000,
  /** Saves trust a session for so long where the database cannot tell that its user has lost their rights. */
  sessionTrustMs: 1_000,
  /** Sessions are remembered only while this thread hears itself; the second is 2.5 beats. */
  listenerBeatMs: 2_000,
  listenerDeafAfterMs: 5_000,

  /** The dashboard warns of the disk from here on. */
  diskFullPercent: 90,
  /** A backup that is older is told of. */
  backupDays: 7,
  /** A file of questions is stored in pieces of this size. */
  importPieceBytes: 128 * 1024,
  /** One that needs longer, or more memory, is refused. */
  importMs: 120_000,
  importHeapMb: 768,
  importStatementMs: 60_000,
  /** How often at most it tells how far a stage is. */
  importTellMs: 250,
  /** Of one file that is exported; more questions are exported by sub-test. */
  exportQuestions: 1_000,
  exportMs: 60_000,
  exportHeapMb: 512,
  exportsWaiting: 20,
  /** Papers are searched for so long, and the best until then is taken. */
  assemblySeconds: 15,
  assemblyMs: 150_000,
  assemblyHeapMb: 512,
  assembliesWaiting: 5,
  /** Whoever loosens a wish comes again soon. */
  assemblyIdleMs: 30_000,
  /** Of all forms of one search: items that may be in them. */
  assemblyPlaces: 12_000,
  /** An import that nobody has touched for so long is forgotten. */
  importKeptMs: 14 * 24 * 3_600_000,
  /** A list of students holds what nobody has taken in: it goes a day after it was last touched. */
  studentListKeptMs: 24 * 3_600_000,
  studentsInList: 10_000,

  jobsAtOnce: 2,
  /** How often a job's process says that it lives. */
  jobBeatMs: 20_000,
  /** A job that has told nothing for so long is over: its tries and their waits fit in several times. */
  jobSilenceMs: 24 * 3_600_000,
} as const
