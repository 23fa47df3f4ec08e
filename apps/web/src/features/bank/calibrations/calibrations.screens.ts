import { screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

const home = { title: 'Bank Soal', path: areaPaths.banks }

export const calibrationScreens = [
  screen(
    areaPaths.calibrations,
    [home, 'Kalibrasi'],
    async () => (await import('./calibration-list-page.tsx')).CalibrationListPage,
  ),
  screen(
    areaPaths.calibration,
    [home, { title: 'Kalibrasi', path: areaPaths.calibrations }, 'Subtes'],
    async () => (await import('./calibration-page.tsx')).CalibrationPage,
  ),
]
