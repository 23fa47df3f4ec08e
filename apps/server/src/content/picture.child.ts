import sharp from 'sharp'
import { serveTasks } from '../serve-tasks.ts'
import { encodePicture } from './encode-picture.ts'

// One picture at a time on one core; what it took of memory is given back.
sharp.concurrency(1)
sharp.cache(false)
serveTasks(encodePicture)
