/**
 * Functions whose statements cross shards, by file: jobs, reports and lists of staff. Whatever a student calls in an exam
 * stays in the student's bucket and stands not here.
 */
const functions: Record<string, readonly string[]> = {
  'features/bank/calibrations/practice-answers.queries.ts': ['listFirstMet', 'listSat'],
  'features/exam/exam-day/exam-day.queries.ts': [
    'countPerSubTest',
    'countSaves',
    'countStudents',
    'findSitting',
    'listSittings',
  ],
  'features/exam/exam-day/missing.queries.ts': ['countByClass', 'listMissing'],
  'features/exam/exam-day/rehearsals.queries.ts': ['countRehearsed', 'listRehearsed'],
  'features/exam/marks/essay-marks.queries.ts': ['findLastMark', 'lacksMarks', 'listEssays'],
  'features/exam/marks/write-scores.queries.ts': ['writeScores'],
  'features/exam/progresses/attempts.queries.ts': ['countUnderWay', 'listLongestExtras', 'listUnfinished'],
  'features/exam/progresses/beats.queries.ts': ['storeBeats', 'storeGaps'],
  'features/exam/progresses/extend-window.queries.ts': ['listBuckets'],
  'features/exam/progresses/give-time.queries.ts': ['listMeant'],
  'features/exam/progresses/outages.queries.ts': ['giveBack', 'listOutages'],
  'features/exam/progresses/progresses.queries.ts': ['listAbandoned', 'listExpired', 'listRunningFacts'],
  'features/exam/progresses/reopen.queries.ts': [
    'chooseCutShort',
    'listCutShort',
    'lockSheets',
    'takeLateAnswers',
  ],
  'features/exam/tryouts/attempt-counts.queries.ts': ['countAttemptsOfAll'],
  'features/exam/tryout-plans/check-plan.queries.ts': ['listReviewable', 'listSeen'],
  'features/exam/tryout-plans/plans.queries.ts': ['countParticipants'],
  'features/exam/universities/catalogue.queries.ts': ['isChosen'],
  'features/learning/class-tasks/class-tasks.queries.ts': ['listFinishedBy'],
  'features/learning/quizzes/attempts.queries.ts': ['listDue', 'listFirstFinished'],
  'features/learning/quizzes/authoring.queries.ts': ['isStarted', 'withFinished'],
  'features/learning/quizzes/quiz-essays.queries.ts': ['listQuizEssays'],
  'features/learning/quizzes/statistics.queries.ts': ['countAnswers', 'listTakers', 'readAttemptCounts'],
  'features/learning/reminders/reminders.queries.ts': ['findReminded', 'takeClosing'],
  'features/office/dashboard/dashboard.queries.ts': [
    'countAll',
    'countDays',
    'countLateAnswers',
    'countSaves',
  ],
  'features/office/markings/essays-of-marker.ts': ['listEssaysOf'],
  'features/office/markings/markings.queries.ts': ['findOwnMark', 'listMarks', 'updateMark'],
  'features/office/markings/personal-data.ts': ['copy'],
  'features/office/reports/class-page.queries.ts': ['listClassAnswers', 'listClassStudents', 'listClasses'],
  'features/office/reports/export-report.queries.ts': ['listMedianSeconds'],
  'features/office/reports/reports.queries.ts': ['countAttempts', 'listSat'],
  'features/scores/rankings/ranking.queries.ts': ['isLargeRanking', 'listStaleRankings'],
  'features/scores/raports/class-raports.queries.ts': ['listFinishedTryouts', 'listMarkedStudents'],
  'features/scores/results/measure-peers.queries.ts': ['listSample', 'listSeconds', 'listValues'],
  'features/scores/scores/corrections/attempts.queries.ts': [
    'countFinishedStudents',
    'hasUnfinishedAttempts',
    'listStoredSheets',
    'listUnscoredAttempts',
  ],
  'features/scores/scores/corrections/late-answers.queries.ts': [
    'countAccepted',
    'listLateSheets',
    'markDecided',
  ],
  'features/scores/scores/runs/compare-runs.queries.ts': ['compareRuns'],
  'features/scores/scores/runs/rolling.queries.ts': ['countScored'],
  'features/exam/on-paper/sheets.queries.ts': ['listTakenSheets'],
  'metrics.queries.ts': ['measureInstallation'],
}

export const acrossShards: ReadonlySet<string> = new Set(
  Object.entries(functions).flatMap(([file, names]) => names.map(name => `${file} ${name}`)),
)
