import { PictureError, type PictureFit, savePicture } from '../content/save-picture.ts'
import { invalid } from './errors.ts'

/** Stores the picture of a form. Returns its address; a file that is no picture is a 422 of its field. */
export async function keepPicture(
  mediaDir: string,
  upload: File,
  { field, ...fit }: PictureFit & { field: string },
): Promise<string> {
  try {
    return await savePicture(mediaDir, upload, fit)
  } catch (error) {
    throw error instanceof PictureError ? invalid({ [field]: [error.message] }) : error
  }
}
