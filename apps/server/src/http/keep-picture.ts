import { PictureError, type PictureFit, type SavedPicture, savePicture } from '../content/save-picture.ts'
import { invalid } from './errors.ts'

type FieldFit = PictureFit & { field: string }

/** Stores the picture of a form; a file that is no picture is a 422 of its field. */
export async function keepMeasuredPicture(
  mediaPlace: string,
  upload: File,
  { field, ...fit }: FieldFit,
): Promise<SavedPicture> {
  try {
    return await savePicture(mediaPlace, upload, fit)
  } catch (error) {
    throw error instanceof PictureError ? invalid({ [field]: [error.message] }) : error
  }
}

/** The same, for those who need its address only. */
export async function keepPicture(mediaPlace: string, upload: File, fit: FieldFit): Promise<string> {
  return (await keepMeasuredPicture(mediaPlace, upload, fit)).url
}
