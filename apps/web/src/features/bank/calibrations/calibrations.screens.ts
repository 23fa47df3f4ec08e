import type { Screen } from '../../../layout/screen.ts'
import { areaPaths } from '../../../paths.ts'

export const calibrationScreens: Screen[] = [
  {
    path: areaPaths.calibrations,
    title: 'Kalibrasi',
    under: areaPaths.banks,
    load: async () => (await import('./calibration-list-page.tsx')).CalibrationListPage,
  },
  {
    path: areaPaths.calibration,
    title: 'Subtes',
    under: areaPaths.calibrations,
    load: async () => (await import('./calibration-page.tsx')).CalibrationPage,
  },
]
