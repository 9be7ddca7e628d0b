import { createLevelMeter, type LevelMeter } from './level-meter.ts'

/** A microphone that is open and not recorded yet. */
export type OpenedRecorder = {
  stream: MediaStream
  recorder: MediaRecorder
  meter: LevelMeter
  deviceId: string | null
}

export type MicrophoneDevice = { id: string; label: string }

// No echo cancellation or gain control, which are for calls; the video normalises the loudness.
const voice = { channelCount: 1, echoCancellation: false, noiseSuppression: true, autoGainControl: false }

/** Safari before 18.4 records no WebM. */
const formats = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4']

const preferenceKey = 'voxdeck.microphone'

/** Of this browser; another microphone is opened when it is not plugged in. */
export const preferMicrophone = (deviceId: string): void => localStorage.setItem(preferenceKey, deviceId)

const closeStream = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

/** With `ideal` Chromium opens the default one. */
const openStream = async (): Promise<MediaStream> => {
  const preferred = localStorage.getItem(preferenceKey)
  const open = (more: MediaTrackConstraints) =>
    navigator.mediaDevices.getUserMedia({ audio: { ...voice, ...more } })
  if (!preferred) return open({})
  return open({ deviceId: { exact: preferred } }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'NotAllowedError') throw error
    return open({})
  })
}

export const openRecorder = async (): Promise<OpenedRecorder> => {
  const stream = await openStream()
  try {
    const mimeType = formats.find((format) => MediaRecorder.isTypeSupported(format))
    const options = { audioBitsPerSecond: 128_000, ...(mimeType ? { mimeType } : {}) }
    const recorder = new MediaRecorder(stream, options)
    const deviceId = stream.getAudioTracks()[0]?.getSettings().deviceId ?? null
    return { stream, recorder, meter: createLevelMeter(stream), deviceId }
  } catch (error) {
    closeStream(stream)
    throw error
  }
}

export const closeRecorder = ({ stream, meter }: OpenedRecorder): void => {
  closeStream(stream)
  meter.close()
}

/** The microphones that are plugged in; their names are known once one of them may be used. */
export const listMicrophones = async (): Promise<MicrophoneDevice[]> => {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return devices
    .filter(({ kind, deviceId, label }) => kind === 'audioinput' && deviceId !== '' && label !== '')
    .map(({ deviceId, label }) => ({ id: deviceId, label }))
}
