import { recordingLimits } from '@voxdeck/contracts/recordings/recording-limits'
import { HttpProblem } from '../../http/http-problem.ts'
import { isRecordingType } from '../uploads/import-rules.ts'
import type { SentRecording } from './store-recording.ts'

const base64 = /^[A-Za-z0-9+/]*={0,2}$/

/** data:audio/webm;codecs=opus;base64,… as a browser's FileReader writes it. */
export const readDataUrl = (address: string): SentRecording => {
  const comma = address.indexOf(',')
  const [type = '', ...parameters] = address.slice('data:'.length, comma).split(';')
  if (comma < 0 || !isRecordingType(type)) throw new HttpProblem('recording_type')
  const written = address.slice(comma + 1)
  // Four base64 characters are three bytes: reject by length before decoding.
  if ((written.length / 4) * 3 > recordingLimits.dataUrlBytes + 2)
    throw new HttpProblem('recording_too_large')
  if (parameters.at(-1) !== 'base64' || !base64.test(written)) throw new HttpProblem('recording_unreadable')
  const bytes = Buffer.from(written, 'base64')
  if (bytes.length > recordingLimits.dataUrlBytes) throw new HttpProblem('recording_too_large')
  if (bytes.length === 0) throw new HttpProblem('recording_unreadable')
  return { bytes, type }
}
